/** The room where the words of the pages are changed, on the page itself and in forms beside it. */
export const PAGE_EDITOR_TEXTS = {
  title: 'Pages',
  brand: 'Website',
  page: 'Page',
  course: 'Course',
  shared: 'This stands on the pages of both brands.',
  changed: 'Changed',
  width: 'Width of the page',
  widths: { phone: 'Phone', laptop: 'Laptop' },
  view: 'Show',
  views: { page: 'On the page', form: 'As a form' },
  frame: 'The page as visitors would see it. What is outlined can be typed over.',
  hint: 'Click a text and type. Visitors see it once you save.',
  loading: 'Loading the page…',
  previewFailed: 'Error showing the page',
  forms: 'Everything on this page',
  sectionLoading: 'Loading…',
  sectionFailed: 'Failed to load this part',
  saveFailed: 'Error saving this part',
  savedMeanwhile: 'Somebody else saved this part while you were editing it',

  states: {
    same: '',
    unsaved: 'Not saved yet',
    saving: 'Saving…',
    saved: 'Saved',
    failed: 'Not saved',
    wrong: 'Please correct',
    conflict: 'Please choose',
  },
  nothing: 'Everything is saved.',
  unsaved: (count: number) =>
    count === 1 ? '1 part is not saved yet.' : `${count} parts are not saved yet.`,
  save: 'Save',
  discard: 'Discard changes',
  confirmDiscard: 'Throw away what you have not saved on this page?',
  result: (saved: readonly string[], failed: readonly string[]) =>
    [
      saved.length > 0 && `Saved: ${saved.join(', ')}.`,
      failed.length > 0 && `Not saved: ${failed.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  original: 'Back to the original words',
  confirmOriginal: (name: string) =>
    `Bring back the original words of “${name}”? What it says now goes to the trash.`,
  originalFailed: 'Error bringing back the original words',

  tools: 'What is being edited',
  left: (count: number) =>
    count >= 0 ? `${count} ${count === 1 ? 'character' : 'characters'} left` : `${-count} too many`,
  up: 'Move up',
  down: 'Move down',
  drag: 'Drag to another place',
  add: 'Add one below',
  remove: 'Remove',
  moved: (place: number, count: number) => `Now ${place} of ${count}.`,
  removed: 'Removed. Nothing is gone until you save.',
  added: 'Added. Type over it.',
  choose: 'Choose a picture',
  replace: 'Replace picture',
  edit: { courses: 'Edit this course', carousel: 'Edit this slide' },
  openPage: 'Go to this page',
} as const;

/** What there is to know of the room, and what an author is to look at before a page is saved. */
export const PAGE_GUIDE_TEXTS = {
  title: 'Keys and checks',
  keys: 'Keys',
  ofKeys: [
    ['Tab', 'To the next text, and at the end out of the page; with Shift back'],
    ['Escape', 'Leaves a text'],
    ['Alt and an arrow up or down', 'Moves an entry of a list, on the page and in its form'],
    ['Ctrl+Z', 'Takes back what you typed'],
    ['Ctrl+F', 'The search of your browser finds words on the page and in the forms that are open'],
  ],
  kept: 'What you type stays in this browser for seven days, also when you close it. A picture that you choose has to be saved.',
  look: 'Look before you save',
  toLookAt: [
    'Does “What it shows” tell somebody who cannot see the picture what they would miss? A file’s name or “photo” does not.',
    'Does a picture hold words? Type them on the page as well: nobody can hear them, nor make them larger.',
    'Does a button say by itself where it leads? “See all courses” does, “Click here” does not.',
    'Does a heading say what follows it?',
    'Are the sentences short, and the words those of everyday?',
  ],
  check: 'Check this page',
  checking: 'Checking…',
  found: (parts: number, faults: number) =>
    `${parts} ${parts === 1 ? 'part' : 'parts'} checked, ${faults === 0 ? 'no faults' : faults === 1 ? '1 fault' : `${faults} faults`} found.`,
  alternatives: 'Your pictures say this. Is it what they show?',
} as const;
