import type { KeyboardEvent } from 'react';

/** Ctrl+Enter and Cmd+Enter save from anywhere in a form, a text area included. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
