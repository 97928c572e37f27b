export const CONTACT_TEXTS = {
  formTitle: 'Send Us a Message',
  sentTitle: 'Message Sent',
  sentNext: 'We answer by email within 24 hours. If you call before that, name this reference.',
  another: 'Write another message',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  liveChat: 'Live Chat',
  openChat: 'Write to us now',
  hours: 'Business Hours',
  faq: 'Frequently Asked Questions',
  quickLinks: 'Quick Links',
  about: (brand: string) => `About ${brand}`,
  call: 'Call',
  mail: 'Mail',
  map: 'Map',
  openMap: 'Open in a map',
} as const;

/** On the plan of the neighbourhood. */
export const PLACES = {
  chowk: 'Traffic Chowk',
  highway: 'Siddhartha Highway',
  river: 'Tinau',
  north: 'To Palpa',
  south: 'To Bhairahawa',
} as const;
