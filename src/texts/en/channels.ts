/** Ways to reach the office. */
export const CHANNEL_TEXTS = {
  title: 'Ways to reach us',
  kinds: {
    phone: 'Call',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    viber: 'Viber',
    messenger: 'Messenger',
    email: 'Email',
    map: 'Map',
  },
  /** Begins a message from the page of a course. */
  message: (course: string, address: string) => `I have a question about ${course} (${address}): `,
  subject: (course: string) => `Question about ${course}`,
} as const;

const phone = 'Enter a phone number such as 98xxxxxxxx, 071-540000 or, from abroad, +91 with the number.';

/** What is wrong with the number or address of each. */
export const CHANNEL_FAULTS = {
  phone,
  sms: phone,
  whatsapp: phone,
  viber: phone,
  messenger: 'Enter the name of your page, as in m.me/name, or its address.',
  email: 'Enter an email address such as name@example.com.',
  map: 'Enter a web address such as https://example.com.',
} as const;
