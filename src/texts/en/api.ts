/** What the API says of an id that nothing has. */
export const MISSING_TEXTS = {
  course: 'There is no course with this id.',
  carouselItem: 'There is no carousel item with this id.',
  enquiry: 'There is no form submission with this id.',
  picture: 'There is no such picture.',
  trash: 'There is nothing in the trash with this id.',
} as const;
