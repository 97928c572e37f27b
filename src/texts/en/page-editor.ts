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
  hint: 'Click a text on the page and type. Visitors see it once you save.',
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
