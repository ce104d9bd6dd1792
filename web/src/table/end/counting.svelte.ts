/** The count at the end: one category after the other, then what was turned up, then who won. */
const EACH = 240;

export class Counting {
  /** How many categories are counted; one more than there are: who won is told, too. */
  at = $state(0);

  constructor(
    readonly categories: number,
    still: boolean,
  ) {
    if (still) this.skip();
  }

  get over(): boolean {
    return this.at > this.categories;
  }

  /** Whether that category is counted already. */
  told(index: number): boolean {
    return this.at > index;
  }

  skip(): void {
    this.at = this.categories + 1;
  }

  /** Go on by itself; returns how to stop. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.over) clearInterval(timer);
      else this.at += 1;
    }, EACH);
    return () => clearInterval(timer);
  }
}
