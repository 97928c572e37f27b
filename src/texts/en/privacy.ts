/** How long the office keeps enquiries. */
export const PRIVACY_SETTING_TEXTS = {
  name: 'Enquiries',
  retention: {
    label: 'How long enquiries are kept',
    help: 'What is older is erased for good within an hour, without the trash. The privacy page says the same at once.',
    names: {
      keep: 'Until somebody deletes them',
      '24': '24 months',
      '12': '12 months',
      '6': '6 months',
    },
  },
} as const;

/** What the privacy page says of it. */
export const RETENTION_TEXTS = {
  keep: 'A message stays until an administrator deletes it, or you ask us to.',
  months: (months: string) =>
    `A message and our answers to it are erased ${months} months after it came, or before that when you ask us to.`,
  deleted: (days: number) =>
    `A message that an administrator has deleted can be brought back for ${days}\u00a0days, and is erased for good after that. What you ask us to erase is gone at once.`,
  elsewhere:
    'Our answers may reach you by mail, and such mails stay in the mailboxes as well. Backups that our office keeps may hold a message longer.',
} as const;

/** The office's work on one person's data. */
export const PERSON_TEXTS = {
  title: 'One person’s data',
  help: 'When somebody asks what you hold about them, or to erase it: look for their email or phone, give them the file, erase what is found.',
  person: 'Email or phone',
  find: 'Find',
  finding: 'Looking through all enquiries…',
  findFailed: 'It could not be looked for',
  found: (count: number) =>
    count === 0
      ? 'Nothing was found. Names and texts are not looked at: somebody may have used another email or phone.'
      : count === 1
        ? 'One enquiry was found.'
        : `${count} enquiries were found.`,
  answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  inTrash: 'deleted, can be brought back',
  download: 'Download as a file',
  erase: (count: number) => (count === 1 ? 'Erase it for good' : `Erase all ${count} for good`),
  erasing: 'Erasing…',
  confirm: (count: number) =>
    `Erase ${count === 1 ? 'this enquiry' : `these ${count} enquiries`} for good, with notes and answers? Nobody can bring this back.`,
  stillThere: 'What stands below was not erased. Please erase it again.',
  eraseFailed: 'Not everything was erased',
  erased: (count: number) =>
    `Erased ${count === 1 ? 'one enquiry' : `${count} enquiries`}, with notes, answers and mails that waited. Two things are left to do: delete the mails about it in your mailboxes, and the backups that were made before today, or erase once more after one of them is restored.`,
  neither: 'Enter an email address such as name@example.com, or a phone number such as 9812345678.',
} as const;
