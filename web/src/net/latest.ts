/** The same question, asked again and again: an answer that comes after it was asked anew counts no more. */
export function latest<T>(ask: () => Promise<T>): () => Promise<T | null> {
  let asked = 0;
  return async () => {
    const mine = ++asked;
    try {
      const answer = await ask();
      return mine === asked ? answer : null;
    } catch (error) {
      if (mine === asked) throw error;
      return null;
    }
  };
}
