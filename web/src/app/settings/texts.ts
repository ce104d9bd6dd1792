/** The texts of the settings. They come with their page. */
import { textsFrom } from "../../kit/texts.svelte";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

export const s = textsFrom({ en, pl });
