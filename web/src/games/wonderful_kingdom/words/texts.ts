/** The texts of the kingdom's table. */
import { textsFrom } from "../../../kit/texts.svelte";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

export const w = textsFrom({ en, pl });
