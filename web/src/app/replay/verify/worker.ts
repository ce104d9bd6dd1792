/** The check of a record, beside the page: many thousand hashes must not hold it up. */
import { verify } from "./verify";

addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(verify(data)));
