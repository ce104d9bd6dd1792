/** Where a member is, in small: the trail of a land by its letter and number, other places by an icon. */
const ROMAN = ["I", "II", "III", "IV"];

export interface Whereabouts {
  icon: string;
  text: string;
}

export function whereabouts(trail: string): Whereabouts {
  const [, land, number] = /^([ab])([1-4])$/.exec(trail) ?? [];
  if (land) return { icon: "g-rope-coil", text: `${land.toUpperCase()} ${ROMAN[Number(number) - 1] ?? ""}` };
  return { icon: trail === "upper" || trail === "lower" ? "g-gate" : "g-tied-scroll", text: "" };
}
