interface Deed {
  /** "Course “Spoken English”" */
  subject: string;
  /** A company, or the time of a backup. */
  label: string;
  /** What it became, or what of a backup it was. */
  detail: string;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const HISTORY_TEXTS = {
  title: 'History',
  /** Records beside the kinds of the table. */
  kinds: { course: 'Course', carousel: 'Picture', enquiry: 'Submission' },
  subject: (kind: string, label: string) => `${kind} “${label}”`,
  submissionTo: (company: string, time: string) =>
    time ? `The submission to ${company} of ${time}` : `A submission to ${company}`,

  changes: 'What was changed',
  loading: 'Loading history…',
  loadFailed: 'Failed to load the history',
  noChanges: 'Nothing was changed yet.',
  showMore: 'Show more',
  from: (network: string) => `from ${network}`,
  fromBackup: 'as a backup says',
  /** What was done, as one would tell it. */
  deeds: {
    created: ({ subject }: Deed) => `${subject} was added`,
    changed: ({ subject, detail }: Deed) => {
      const marks = detail.split(', ').filter((part) => part && part !== 'notes');
      const isNoted = detail.split(', ').includes('notes');
      if (marks.length === 0)
        return isNoted ? `The notes on ${lower(subject)} were changed` : `${subject} was changed`;
      return `${subject} was marked as ${marks.join(', ')}${isNoted ? ', and its notes were changed' : ''}`;
    },
    'person-erased': ({ detail }: Deed) =>
      `One person’s data was erased: ${detail === '1' ? 'one submission' : `${detail} submissions`}`,
    answered: ({ subject }: Deed) => `${subject} was answered`,
    deleted: ({ subject }: Deed) => `${subject} was deleted`,
    restored: ({ subject }: Deed) => `${subject} was brought back`,
    ordered: ({ label }: Deed) => `The pictures of ${label} were put in another order`,
    'signed-in': () => 'Signed in',
    'sign-ins-refused': ({ detail }: Deed) =>
      detail === '1'
        ? 'One wrong try to sign in within an hour'
        : `${detail} wrong tries to sign in within an hour`,
    'signed-out': () => 'Signed out',
    'signed-out-everywhere': () => 'Signed out everywhere',
    'policy-changed': ({ detail }: Deed) => `When to build was changed: ${detail}`,
    'notices-changed': ({ label, detail }: Deed) =>
      `Who of ${label} is told of messages was changed: ${detail}`,
    published: () => 'Publishing was started by hand',
    'backed-up': ({ detail }: Deed) => (detail ? `A backup was made: ${detail}` : 'A backup was made'),
    'records-restored': ({ detail }: Deed) => `Records were restored from a backup: ${detail}`,
    'restore-ending': ({ label }: Deed) =>
      `What was added since the backup of ${label} is being put into “What was deleted”`,
    'backup-restored': ({ label }: Deed) => `The backup of ${label} was restored`,
  },
  notSpam: 'not spam',
  backedUp: {
    course: 'courses',
    carousel: 'pictures of the carousel',
    order: 'order of the pictures',
    enquiry: 'submissions',
    audit: 'this history',
  },

  trash: 'What was deleted',
  trashHelp: (days: number) => `Can be brought back for ${days} days. Then it is erased for good.`,
  trashFailed: 'Failed to load what was deleted',
  trashEmpty: (days: number) => `Nothing was deleted in the last ${days} days.`,
  showAll: (count: number) => `Show all ${count}`,
  deletedAt: 'Deleted',
  keptUntil: 'Kept until',
  bringBack: 'Bring back',
  bringingBack: 'Bringing back…',
  broughtBack: (what: string) => `Brought back ${what}.`,
  bringBackFailed: (what: string) => `Error bringing back ${what}`,
  deleted: (what: string) => `Deleted ${what}.`,
  notBroughtBack: (reason: string) => `It could not be brought back: ${reason}`,
  undo: 'Undo',

  backup: 'Backup',
  backupHelp:
    'One file with all courses, pictures and submissions, this history included. It holds what visitors wrote: keep it where only the office can read it.',
  download: 'Download backup',
  making: 'Making the backup…',
  makeFailed: 'Error making the backup',
  made: 'The backup is saved with your downloads.',
  missing: (count: number) => `${count} picture files were not found and are not in it.`,
  unreadable: (names: string) => `Damaged, and not in it: ${names}.`,
  restore: 'Restore from a backup…',
  restoreFile: 'Backup to restore',
  confirmRestore: (time: string, counts: Readonly<Record<string, number>>, others: string) =>
    `Restore the backup of ${time}?

${counts.course} courses, ${counts.carousel} pictures of the carousel${others} and ${counts.enquiry} submissions become again what they were then. What you changed in them since is replaced.

Courses and pictures added since go to “What was deleted”. Submissions that came since stay.`,
  restoring: 'Restoring…',
  restoreFailed: 'Error restoring the backup',
  backupRestored: (changed: number, trashed: number) =>
    `Everything is as the backup says. ${changed} records were changed, ${trashed} put into “What was deleted”.`,
  progress: (done: number, total: number) => ` ${done} of ${total}`,
  stillRestoring:
    'A backup is being restored. If you leave now, only a part of it may be back. Leave all the same?',
} as const;
