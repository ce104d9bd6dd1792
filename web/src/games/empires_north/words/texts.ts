/** The texts of the table of the North. */
import { textsFrom } from "../../../kit/texts.svelte";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

export const v = textsFrom({ en, pl });
