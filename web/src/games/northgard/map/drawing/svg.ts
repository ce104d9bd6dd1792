/** Drawings that are text: put into a group as they are. The text is made here, never by anybody else. */
import type { Attachment } from "svelte/attachments";

export function drawn(svg: string): Attachment<Element> {
  return (node) => {
    node.innerHTML = svg;
  };
}
