/** The texts of the choice of an Affiliation, fetched together with it. */
import { textsFrom } from "../../../../kit/texts.svelte";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

export const w = textsFrom({ en, pl });
