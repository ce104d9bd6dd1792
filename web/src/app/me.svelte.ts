/** Who sits at this device, as far as the server knows. */
import type { Forget, LogIn, Person, Register } from "../generated/protocol";
import { api } from "../net/api";

class Me {
  person = $state.raw<Person | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);
  /** The name that somebody new has in a field on this page: whoever sits down goes by it and is not asked again. */
  draft = $state("");

  async look(): Promise<void> {
    this.person = await api.me();
    this.known = true;
  }

  async introduce(name: string): Promise<void> {
    this.person = await api.introduce({ name });
  }

  async register(who: Register): Promise<void> {
    this.person = await api.register(who);
  }

  async logIn(who: LogIn): Promise<void> {
    this.person = await api.logIn(who);
  }

  async leave(): Promise<void> {
    await api.leave();
    this.person = null;
  }

  /** When it will be done; null: it is done. */
  async forget(how: Forget): Promise<number | null> {
    const { at } = await api.forget(how);
    this.person = null;
    return at;
  }
}

export const me = new Me();
