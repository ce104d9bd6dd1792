/**
 * The clause whose mark was pressed, and what else of the rules lies open. Marks are everywhere; whoever shows clauses on
 * this page says so, and where nobody does, a mark is a link to the rulebook.
 */
export interface Cited {
  id: string;
  title: string;
  /** The mark: what is shown points at it. */
  anchor: HTMLElement;
}

/** A leaf of the rulebook, with the clause that was asked for; without one, where the book begins. */
export interface Place {
  title: string;
  id: string;
}

class Citing {
  cited = $state.raw<Cited | null>(null);
  /** Where the book is open. */
  place = $state.raw<Place | null>(null);
  /** Whether the player aid is open. */
  aid = $state(false);
  #shown = 0;

  /** From now on clauses are shown here; returns how to stop. */
  show(): () => void {
    this.#shown += 1;
    return () => {
      this.#shown -= 1;
      this.cited = this.place = null;
      this.aid = false;
    };
  }

  /** A mark was pressed, once more: enough. False: nobody here shows clauses. */
  press(cited: Cited): boolean {
    if (this.#shown === 0) return false;
    this.cited = this.cited?.anchor === cited.anchor ? null : cited;
    return true;
  }

  /** The book, open at that place; false if nobody here shows it. */
  open(place: Place): boolean {
    if (this.#shown === 0) return false;
    this.cited = null;
    this.aid = false;
    this.place = place;
    return true;
  }
}

export const citing = new Citing();
