/** The texts of the title's book. */
import { textsFrom } from "../../../kit/texts.svelte";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

export const b = textsFrom({ en, pl });
