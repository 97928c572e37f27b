import { CAROUSEL_TEXTS } from './carousel.ts';
import { COURSE_TEXTS } from './course.ts';

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Noun {
  one: string;
  many: string;
  /** What a form calls one of them, where that is another word. */
  called?: string;
}

/** What list and form say of the records of one noun; a noun may say some of it in other words. */
export const recordTexts = ({ one, many, called = one }: Noun) => ({
  title: capitalized(many),
  one: capitalized(one),
  count: (amount: number) => `${amount} ${amount === 1 ? one : many}`,
  found: (amount: number) => `${amount} ${amount === 1 ? one : many} found`,
  loading: `Loading ${many}…`,
  listFailed: `Failed to load ${many}`,
  empty: `There are no ${many} yet.`,
  search: `Search ${many}`,
  searchHint: 'Search all texts',
  noneFound: `No ${one} fits this search.`,
  showAll: `Show all ${many}`,
  add: `Add ${one}`,
  edit: (name: string) => `Edit “${name}”`,
  openFailed: `Failed to load ${one}`,
  duplicateFailed: `Error duplicating ${one}`,
  save: `Save ${one}`,
  saveAsNew: `Save as new ${called}`,
  saveFailed: `Error saving ${one}`,
  savedMeanwhile: `Somebody else saved this ${called} while you were editing it`,
  deletedMeanwhile: (hasPicture: boolean) =>
    `Somebody else deleted this ${called} while you were editing it. Everything you typed is still here${hasPicture ? ', and its image comes along' : ''}: save it as a new ${called}, or cancel.`,
  confirmDelete: (name: string) => `Delete the ${one} “${name}”?`,
  deleteFailed: `Error deleting ${one}`,
});
export type RecordTexts = ReturnType<typeof recordTexts>;

/** A caption may bring quotation marks of its own. */
const quoted = (name: string): string => (/^[“”"«]/.test(name) ? name : `“${name}”`);

/** What they say of all nouns. */
export const RECORD_TEXTS = {
  quoted,
  added: (name: string) => `Added ${quoted(name)}.`,
  saved: (name: string) => `Saved ${quoted(name)}.`,
  takeBack: 'Back to the original',
  confirmTakeBack: (name: string) =>
    `Bring ${quoted(name)} back to what it said at first? What was saved since can be brought back for 30 days.`,
  takenBack: (name: string) => `${quoted(name)} says what it said at first.`,
  publicPage: 'View its public page',
  newTab: '(opens in a new tab)',
  asVisitors: 'As visitors see it',
  state: 'State',
  sort: 'Sort',
  show: 'Show',
  duplicate: 'Duplicate',
  duplicating: 'Copying…',
  preview: 'Preview',
  preparing: 'Preparing…',
  previewFailed: 'Error showing the preview',
  draftBack: (time: string, lacksPicture: boolean) =>
    `What you typed on ${time} and did not save or send is back.${lacksPicture ? ' The picture that you chose is not: choose it again.' : ''}`,
  dropDraft: 'Discard it',
  left: (count: number) => `${count} left`,
  over: (count: number) => `${count} too many`,
  sessionEnded: 'your session has ended. What you typed is kept: sign in, then retry.',
  unanswered: (reason: string) => `${reason} Press Retry. It is never saved twice.`,
  sendingPhoto: (percent: number) => `Sending the photo… ${percent}%`,
  photoSent: (percent: number) => `${percent} percent of the photo is sent.`,
  cancelSending: 'Cancel sending',
  sendingCancelled: 'Sending was cancelled. Nothing was saved. What you typed and the photo are still here.',
  photoTooSlow: 'The photo is taking too long on this connection. Your text is kept. Retry.',
  optionalPhotoTooSlow:
    'The photo is taking too long on this connection. Your text is kept. Retry, or save without the photo.',
  withoutPhoto: 'Save without the photo',
  attention: (count: number) =>
    count === 1 ? 'One field needs attention' : `${count} fields need attention`,
  wrongFields: 'please correct the marked fields.',
  theirsNotLoaded: (reason: string) =>
    `somebody else saved it meanwhile, and their version could not be loaded: ${reason}`,
  pictureLost: 'The picture could not be taken along. Please choose it again.',
};

/** Entries of a list in a form. */
export const LIST_FIELD_TEXTS = {
  add: (entry: string) => `Add ${entry.charAt(0).toLowerCase()}${entry.slice(1)}`,
  toList: (label: string) => `to ${label}`,
  remove: 'Remove',
  drag: 'Drag to another place',
  move: (way: 'up' | 'down', name: string) => `Move ${way}: ${name}`,
  moveHint: (way: 'up' | 'down') => `Move ${way} (Alt and the arrow key)`,
  moved: (label: string, place: number, count: number) => `${label} is now ${place} of ${count}.`,
};

/** The marks of a description, each with its button. */
export const MARK_TEXTS = {
  marks: 'Marks of the text',
  heading: 'Heading',
  list: 'List',
  bold: 'Bold',
  link: 'Link',
  keys: { heading: 'Ctrl+Shift+H', list: 'Ctrl+Shift+8', bold: 'Ctrl+B', link: 'Ctrl+K' },
  /** What stands in the text until somebody types another word. */
  word: 'word',
};

/** The hours of a week. */
export const WEEK_FIELD_TEXTS = {
  openOn: (day: string) => `${day}: open`,
  closed: 'Closed',
  to: 'to',
  opens: (day: string) => `${day}, opens`,
  closes: (day: string) => `${day}, closes`,
  sameAs: (day: string) => `Use the hours of ${day} on every open day`,
} as const;

/** A day that is typed in either calendar. */
export const DATE_FIELD_TEXTS = {
  followed: 'Moved along with the start.',
  nepali: 'Nepali calendar',
  example: 'Like 2083-08-20',
  noSuchDay: (first: number, last: number) =>
    `There is no such day in the Nepali calendar from ${first} to ${last}. Type it as AD.`,
};

/** A part of a long form: what is filled in there. */
export const FORM_PART_TEXTS = {
  empty: 'Empty',
  entries: (label: string, count: number) => `${label}: ${count}`,
};

/** Another record that a field names. */
export const RECORD_CHOICE_TEXTS = {
  none: 'None',
  unknown: (id: string) => `${id} (deleted)`,
};

export const CONFLICT_TEXTS = {
  nothingLost: 'Nothing was overwritten.',
  choose: 'Choose which version of your changes stays, or take theirs as a whole.',
  nothingToChoose: 'Of what you changed, nothing differs from their version.',
  taken: 'Only they changed this, so it stays as they saved it:',
  mine: 'Yours',
  theirs: 'Theirs',
  changedBy: { you: 'changed by you', both: 'changed by both of you' },
  save: 'Save this choice',
  keepMine: 'Keep all of mine',
  takeTheirs: 'Take all of theirs',
  back: 'Back to the form',
};

export const VALUE_TEXTS = {
  noPicture: 'No picture',
  aPicture: 'a picture',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
};

export const PREVIEW_TEXTS = {
  title: 'Preview',
  note: 'Not saved yet. Links do nothing here.',
  width: 'Width of the page',
  widths: { phone: 'Phone', desktop: 'Desktop' },
  close: 'Close',
  page: 'The page as visitors would see it',
};

export const ADMIN_COURSE_TEXTS = {
  ...recordTexts({ one: 'course', many: 'courses' }),
  loading: COURSE_TEXTS.loading,
  listFailed: COURSE_TEXTS.failed,
  openFailed: COURSE_TEXTS.unavailable,
  empty: COURSE_TEXTS.empty,
  searchHint: 'Search titles, instructors, descriptions',
  confirmDelete: (title: string) => `Delete the course “${title}”? Visitors will no longer find it.`,
  duration: 'Duration',
  level: 'Level',
  notAvailable: 'N/A',
  noInstructor: 'Instructor missing',
  newest: 'Newest',
  byTitle: 'Title',
  copyOf: (title: string) => `Copy of ${title}`,
};

export const ADMIN_INTAKE_TEXTS = {
  ...recordTexts({ one: 'intake', many: 'intakes' }),
  start: 'When',
  seats: 'Seats',
  isOver: 'Over',
  thisMonth: 'This month',
  full: 'Full',
  noDate: 'Without a date',
  over: 'Over',
  byStart: 'Next first',
  newest: 'Newest',
  courseDeleted: 'Deleted course',
  seatsLeft: (left: number, total: number) => `${left} of ${total} left`,
  seatTaken: 'One seat is taken',
  seatFree: 'One seat is free again',
  seatsFailed: 'Not saved. Try again.',
  noneComing: 'None is coming. Visitors are asked to write to you.',
  draftHidden: 'A draft: visitors do not see it.',
  overHidden: 'Its date has passed: visitors no longer see it.',
  repeat: 'Repeat',
  cancel: 'Cancel it…',
  cancelQuestion: 'Visitors will see that it is cancelled, and this note:',
  cancelNow: 'Cancel this intake',
  cancelFailed: 'It was not cancelled',
  keep: 'Keep it',
};

export const ADMIN_CAROUSEL_TEXTS = {
  ...recordTexts({ one: 'carousel item', many: 'items', called: 'picture' }),
  title: 'Carousel',
  count: (amount: number) => `${amount} ${amount === 1 ? 'item' : 'items'}`,
  loading: 'Loading carousel…',
  listFailed: CAROUSEL_TEXTS.failed,
  openFailed: CAROUSEL_TEXTS.failed,
  empty: 'No carousel items found.',
  edit: () => 'Edit carousel item',
  confirmDelete: (caption: string) => `Delete this carousel item?\n\n${caption}`,
  place: 'Place',
  earlier: 'Move earlier',
  later: 'Move later',
  moveOf: (move: string, caption: string) => `${move}: ${caption}`,
  drag: 'Drag to another place',
  sample: '“What somebody wrote.” — Name, Course',
  // Captions bring quotes of their own.
  moved: (caption: string, place: number, count: number) => `${caption} is now ${place} of ${count}.`,
};

export const ADMIN_CATALOGUE_TEXTS = {
  categories: 'Categories',
  none: 'None',
  onHome: 'On the home page',
  featured: (count: number) =>
    count === 0 ? 'The newest courses' : count === 1 ? 'One course' : `${count} courses`,
} as const;
