/** How the office says who is told of enquiries, and when. */
export const NOTICE_SETTING_TEXTS = {
  mode: {
    label: 'When to tell',
    help: 'What looks like spam is told of once a day at most, so that a flood of it hides nothing.',
    names: { each: 'Of each enquiry', daily: 'Once a day', off: 'Never' },
  },
  addresses: {
    label: 'Addresses',
    help: 'Without any, the sign-in address is told.',
  },
  address: { label: 'Email' },
  dailyAt: { label: 'Daily, Nepal time' },
  receipts: {
    label: 'Confirm by mail',
    help: 'Visitors get a mail with fixed words and their reference: one a day for an address, and none for what looks like spam.',
  },
} as const;

/** Why a mail did not go out, in words for people. What the server said follows in brackets. */
export const MAIL_FAULT_TEXTS = {
  missing: (variable: string) => `The environment variable ${variable} is not set.`,
  preview: 'A preview sends no mail.',
  address: 'SMTP_URL must look like smtps://user:password@smtp.example.com:465.',
  password: 'The mail server refused the user name or the password.',
  unknownHost: 'There is no mail server with the name in SMTP_URL.',
  unreachable: 'The mail server cannot be reached.',
  slow: 'The mail server did not answer in time.',
  encryption: 'No encrypted connection to the mail server could be made.',
  recipient: 'The mail server refused an address.',
  message: 'The mail server refused the mail.',
  said: (fault: string, said: string) => `${fault} It said: ${said}`,
} as const;

/** What the mails say. */
export const MAIL_TEXTS = {
  noticeSubject: (company: string, name: string, reference: string) =>
    `New message to ${company} from ${name} (${reference})`,
  from: 'From',
  email: 'Email',
  phone: 'Phone',
  course: 'Course',
  topic: 'Topic',
  reference: 'Reference',
  received: 'Received',
  suspected: 'Looks like spam',
  inbox: 'Read and answer it here:',
  replyHint: 'Or reply to this mail: the answer goes to who wrote.',

  dailySubject: (company: string, count: number, day: string) =>
    `${count} ${count === 1 ? 'message' : 'messages'} to ${company}, ${day}`,
  dailyRest: (count: number) => `${count} more stand in the inbox.`,
  inboxAll: 'The inbox:',
  gone: 'Deleted meanwhile.',

  receiptSubject: (company: string) => `Your message to ${company}`,
  receipt: (
    company: string,
    reference: string,
    phone: string,
  ) => `Thank you! Your message has been sent. We'll get back to you within 24 hours.

Your reference is ${reference}. Please name it when you write or call again: ${phone}.

${company}

If you have not written to us, somebody has given your address by mistake. You need not do anything.`,

  testSubject: 'A test from your website',
  test: (company: string) =>
    `This is how ${company} is told of new enquiries. Nobody has written: somebody in the office has pressed “Send a test”.`,
} as const;
