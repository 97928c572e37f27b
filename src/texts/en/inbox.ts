const timeOnly = (when: string): string => when.replace(/^on /, '').replace(' at ', ', ');

export const INBOX_TEXTS = {
  title: 'Forms',
  settings: 'Notices and privacy',
  loading: 'Loading submissions…',
  loadFailed: 'Failed to load submissions',
  saveFailed: 'Error saving form submission',
  deleteFailed: 'Error deleting form submission',
  /** @param count "12", or "25+" while not all have come */
  count: (count: string) => `${count} ${count === '1' ? 'submission' : 'submissions'}`,
  arrived: (count: number) => `Show ${count} new`,
  /** Goes on where the above ends. */
  arrivedOf: (count: number) => (count === 1 ? 'submission' : 'submissions'),
  none: 'No submissions yet.',
  noneFits: 'No submission fits this filter.',
  showAll: 'Show all submissions',
  submissionOf: (name: string) => `the submission of ${name}`,
  confirmDelete: (name: string, days: number) =>
    `Delete the submission of ${name}? It can be brought back for ${days} days, under History.`,
  confirmDeleteDamaged: 'Delete what is left of this damaged submission? It cannot be brought back.',

  search: 'Search submissions',
  filters: 'Filters',
  searchedIn: 'Search names, emails, messages, notes',
  searchedInShort: 'Search names, messages',
  unanswered: 'Unanswered',
  states: { new: 'New', read: 'Read', replied: 'Replied', archived: 'Archived' },
  spam: 'Suspected spam',
  spamBecause: (reason: string) => `Suspected spam: ${reason}`,
  spamReasons: {
    'hidden-field': 'a field was filled in that visitors do not see',
    'too-fast': 'sent faster than anybody types',
    links: 'it has many links',
    'same-email': 'many came from this email at once',
    'busy-day': 'more came that day than visitors write',
  },
  notArchived: 'Not archived',
  select: 'Select',
  selectOne: (name: string) => `Select the submission of ${name}`,
  selectShown: 'Select all shown',
  selected: (count: string) => `${count} selected`,
  deleteSelected: 'Delete selected',
  newState: 'New status of those selected',
  setTo: 'Set to',
  setState: 'Set status',
  answeredAt: 'Answered (Nepal time)',
  answeredWho: 'Answered by',
  manySubmissions: (count: string) => `${count} ${count === '1' ? 'submission' : 'submissions'}`,
  confirmDeleteMany: (count: string, days: number) =>
    `Delete ${count} ${count === '1' ? 'submission' : 'submissions'}? They can be brought back for ${days} days, under History.`,

  exportCsv: 'Export CSV',
  loadingAll: 'Loading all…',
  spamNotListed: (count: number) =>
    `${count === 1 ? '1 submission is' : `${count} submissions are`} suspected spam and not listed here.`,
  showSpam: 'Show suspected spam',

  recent: 'Recent Messages',
  columns: { name: 'Name', email: 'Email', company: 'Company', message: 'Message', date: 'Date' },
  dateInNepal: 'Date (Nepal time)',
  pages: 'Pages of submissions',
  shown: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  previous: 'Previous',
  next: 'Next',

  reference: 'Reference',
  newer: 'Newer',
  older: 'Older',
  close: 'Close',
  gone: 'Somebody else deleted this submission meanwhile. Your notes are still here: copy what you need.',
  personData: 'All data of this person',
  markSpam: 'Mark as spam',
  notSpam: 'Not spam',
  /** @param when how the sentence goes on */
  answerBy: (when: string) => `Answer by ${timeOnly(when)}`,
  by: (when: string) => `By ${timeOnly(when)}`,
  late: (hours: number) =>
    hours < 1
      ? 'Late by less than an hour'
      : hours < 48
        ? `Late by ${hours} ${hours === 1 ? 'hour' : 'hours'}`
        : `Late by ${Math.floor(hours / 24)} days`,
  answeredBy: (who: string) => (who ? `Answered by ${who},` : 'Answered'),
  waitingFirst: 'To answer first',
  due: 'Answer by',
  waits: (count: number, late: number) =>
    `${count === 1 ? '1 waits' : `${count} wait`} for an answer${late > 0 ? `, ${late} ${late === 1 ? 'is' : 'are'} late` : ''}`,
  showWaiting: 'Show them',
  nextWaiting: (name: string) => `Next: ${name}`,
  noneWaiting: 'Nobody else waits for an answer.',

  answers: 'What was sent from here',
  ways: { phone: 'Call', sms: 'SMS', whatsapp: 'WhatsApp', viber: 'Viber' },
  answerWith: 'Answer with',
  ownWords: 'Own words',
  templates: 'Templates',
  facts: {
    name: 'the name',
    course: 'the course',
    fee: 'the fee',
    'next intake': 'the next intake',
    phone: 'the phone',
    reference: 'the reference',
  },
  leftOut: (facts: string) => `Nothing is known of ${facts} here, so the lines with it are left out.`,
  replaceDraft: 'You have changed this answer. Begin anew?',
  send: 'Send',
  sendingNow: 'Sending…',
  sendFailed: 'The answer was not sent',
  sending: 'On its way since',
  sent: 'Sent',
  notSent: (fault: string) => `Not sent yet. ${fault} It is tried again for three days.`,

  samePerson: (count: number) =>
    count === 1 ? 'One more from this person' : `${count} more from this person`,
  reminder: 'You wanted to be reminded',
  remindedOn: (day: string) => `Reminder: ${day}`,
  remind: {
    tomorrow: 'Tomorrow',
    inThreeDays: 'In three days',
    inAWeek: 'In a week',
    onThatDay: 'Remind me then',
  },
  remindDay: 'Another day',
  noReminder: 'No reminder',

  reply: 'Reply by mail',
  repliedYet: 'Have you answered?',
  markReplied: 'Mark as replied',
  replySubject: (company: string) => `Your message to ${company}`,
  replyBeginning: (name: string) => `Dear ${name},`,
  replyQuotes: (date: string) => `On ${date} (Nepal time) you wrote:`,

  yourNotes: 'Your notes',
  saveNotes: 'Save notes',
  saveInPlace: 'Save in place of theirs',
  saved: 'Saved.',
  conflict: 'Somebody else changed these notes meanwhile',
  conflictHelp: 'Nothing was overwritten. Write below what is to stay, and save again.',
  emptied: 'They emptied the notes.',
  addTheirs: 'Add theirs to mine',
  takeTheirs: 'Take theirs',
} as const;
