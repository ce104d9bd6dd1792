/** The tokens that have a drawing of their own in every title. */
import type { Good } from "./face";

const GOODS: readonly string[] = ["gold", "strength", "magic", "vp"] satisfies Good[];

export const isGood = (token: string): token is Good => GOODS.includes(token);
