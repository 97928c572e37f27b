export const CONTACT_TEXTS = {
  formTitle: 'Send Us a Message',
  needsScript: 'The form needs JavaScript. Without it, write to ',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  liveChat: 'Live Chat',
  hours: 'Business Hours',
  faq: 'Frequently Asked Questions',
  quickLinks: 'Quick Links',
  about: (brand: string) => `About ${brand}`,
  openMap: 'Open in a map',
} as const;
