import { OUTBOX_TEXTS } from '#texts/enquiry';
import { draftKey } from '../../domain/on-device.ts';
import { attempt } from '../storage.ts';
import { send } from './send.ts';
import { allWaiting, discard, keep, listenToNews, type Waiting } from './waiting.ts';

/**
 * Sends what waits on this device, from whatever page of the site is open, and says so at its lower edge. Loaded only
 * where something waits. No clock is asked: an enquiry waits until it is sent or its visitor discards it.
 */

const NOTICE_ID = 'outbox';
/** The event that tells of a network is not to be relied on. */
const AGAIN_AFTER_MS = 60_000;

/**
 * Begins, unless this page does so already: the form and the page may each ask for it.
 * @param atOnce whether to try now, and not when there is a network again or a minute has passed
 */
export function startOutbox(atOnce = true): void {
  if (document.getElementById(NOTICE_ID)) return;
  const { show, hide } = openNotice();
  const tell = listenToNews((news) => {
    if ('sent' in news) thank(news.reference);
    else showWaiting();
  });
  let busy = false;

  function showWaiting(): void {
    const waiting = allWaiting();
    const offer = { text: OUTBOX_TEXTS.discard, act: () => discardAll(waiting) };
    if (waiting.size === 0) hide();
    else show(OUTBOX_TEXTS.waiting(waiting.size), offer);
  }

  function discardAll(waiting: ReadonlyMap<string, Waiting>): void {
    for (const key of waiting.keys()) {
      discard(key);
      tell({ gone: key });
    }
    show(OUTBOX_TEXTS.discarded, { text: OUTBOX_TEXTS.bringBack, act: () => bringBack(waiting) });
  }

  function bringBack(waiting: ReadonlyMap<string, Waiting>): void {
    for (const [key, one] of waiting) if (keep(key, one)) tell({ kept: key });
    showWaiting();
  }

  const thank = (reference: string) =>
    show(`${OUTBOX_TEXTS.sent} ${reference}`, { text: OUTBOX_TEXTS.close, act: hide }, true);

  /** Of what the server refuses, the form can make something that it takes. */
  function backToForm(key: string, { enquiry, page }: Waiting, text: string): void {
    const { company_id, course_id = '', intake_id = '', topic = '', ...values } = enquiry;
    const draft = { values, about: { course_id, intake_id, topic }, at: Date.now() };
    const name = draftKey(company_id);
    const isTaken = attempt(() => localStorage.getItem(name)) !== null;
    // Something else stands in the form: then this stays here.
    if (isTaken || attempt(() => localStorage.setItem(name, JSON.stringify(draft))) === null) return;
    discard(key);
    tell({ gone: key });
    show(OUTBOX_TEXTS.refused(text), { text: OUTBOX_TEXTS.correct, href: page });
  }

  async function sendAll(): Promise<void> {
    if (busy || document.hidden) return;
    busy = true;
    for (const [key, waiting] of allWaiting()) {
      const outcome = await send(key, waiting);
      if (outcome.kind === 'refused') backToForm(key, waiting, outcome.text);
      if (outcome.kind !== 'sent') continue;
      discard(key);
      tell({ sent: key, reference: outcome.reference });
      thank(outcome.reference);
    }
    busy = false;
  }

  showWaiting();
  if (atOnce) void sendAll();
  addEventListener('online', sendAll);
  document.addEventListener('visibilitychange', sendAll);
  setInterval(sendAll, AGAIN_AFTER_MS);
}

/** What a notice offers: something to do, or a page to go to. */
type Offer = { text: string } & ({ act(): void; href?: never } | { href: string; act?: never });

/** What is scrolled into view, or gets the focus, stands above the box. */
const makeRoom = (size: string) => {
  document.documentElement.style.scrollPaddingBlockEnd = size;
};

/** A box that stays in view, with one sentence that is read out and one thing to press. */
function openNotice() {
  const box = document.createElement('div');
  const words = document.createElement('p');
  box.id = NOTICE_ID;
  box.className = 'outbox screen-only';
  box.hidden = true;
  words.setAttribute('role', 'status');
  box.append(words);
  document.body.append(box);
  return {
    show(text: string, { text: label, act, href }: Offer, isDone = false) {
      const before = box.querySelector('button,a');
      // The focus stays where it is when a button only gets another word.
      const isButton = act && before instanceof HTMLButtonElement;
      const control = isButton ? before : document.createElement(act ? 'button' : 'a');
      control.textContent = label;
      control.className = 'button button-quiet';
      if (control instanceof HTMLAnchorElement) control.href = href ?? '';
      else {
        control.type = 'button';
        control.onclick = act ?? null;
      }
      if (!isButton) {
        before?.remove();
        box.append(control);
      }
      box.classList.toggle('outbox-done', isDone);
      box.hidden = false;
      makeRoom('9rem');
      // A region has to be there before its words are read out.
      requestAnimationFrame(() => words.replaceChildren(text));
    },
    hide() {
      box.hidden = true;
      makeRoom('');
      words.replaceChildren();
    },
  };
}
