/** What a file is that somebody brings: a position begins by saying so, perhaps after some remarks. */
export function isPosition(text: string): boolean {
  return /^(?:\s*#[^\n]*\n|\s*\n|---\s*\n)*position\s*:/.test(text);
}
