/** The texts of the end of a game. They come when a game is over. */
import { textsFrom } from "../../kit/texts.svelte";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

export const e = textsFrom({ en, pl });
