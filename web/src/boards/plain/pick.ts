// What the parts of a scene ask the board: may this place be picked, and pick it.
import type { Words } from "./scene";

export interface Pick {
  isOpen: boolean; // it is this screen's turn
  legal: (picks: Words) => boolean;
  isChosen: (picks: Words) => boolean;
  isRecent: (picks: Words) => boolean; // an opponent's last move
  press: (picks: Words) => void;
  hover: (picks: Words | null) => void;
}

/** The attributes of a place: a button for mouse, keyboard and screen reader. */
export function placeOf(pick: Pick, picks: Words, name: string): Record<string, unknown> {
  if (Object.keys(picks).length === 0) return { role: "img", "aria-label": name };
  const isLegal = pick.legal(picks);
  return {
    role: "button",
    tabindex: isLegal ? 0 : -1,
    "aria-label": name,
    "aria-disabled": !isLegal,
    "aria-pressed": pick.isChosen(picks),
    "data-recent": pick.isRecent(picks) || undefined,
    "data-pick": Object.values(picks).join(" "),
    onclick: () => pick.press(picks),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      pick.press(picks);
    },
    onmouseenter: () => pick.hover(picks),
    onmouseleave: () => pick.hover(null),
    onfocus: () => pick.hover(picks),
    onblur: () => pick.hover(null),
  };
}
