declare global {
  interface Window {
    earlyPresses?: HTMLButtonElement[];
  }
}

/** More than anybody presses in vain. */
const most = 20;

/**
 * Runs in the head and keeps the presses on buttons that only React can answer, until it listens itself: on a slow phone the arrows of a
 * banner are seen seconds before. What the browser answers by itself (links, forms, menus, dialogs by `commandfor`) is none of them.
 */
export const earlyPressScript = `(function(){var kept=window.earlyPresses=[];addEventListener('click',function(event){var button=event.target.closest('button[type=button]:not([commandfor])');if(button&&window.earlyPresses===kept&&kept.length<${most})kept.push(button)},true)})()`;

let presses: HTMLButtonElement[] = [];

/** From here on React hears every press, also one during hydration. */
export function keepNoMorePresses(): void {
  presses = window.earlyPresses ?? [];
  delete window.earlyPresses;
}

export function repeatEarlyPresses(): void {
  for (const button of presses.splice(0)) if (button.isConnected) button.click();
}
