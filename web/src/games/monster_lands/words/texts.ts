/** The texts of the table of Monster Lands. */
import { textsFrom } from "../../../kit/texts.svelte";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

export const m = textsFrom({ en, pl });
