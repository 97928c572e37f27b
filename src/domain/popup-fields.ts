import { boolean, choice } from './fields/choice.ts';
import { optionalDate, requiredText } from './fields/text.ts';
import { wholePicture } from './placed-picture.ts';

const frequency = choice(['once', 'every-visit'], {
  label: 'How often',
  help: 'Once: never again for a visitor who has closed it.',
  initial: 'once',
  names: { once: 'Once', 'every-visit': 'At every visit' },
});

/** The welcome popup of a home page, as the office has it. */
export const popupFields = {
  shown: boolean({ label: 'Show it' }),
  picture: wholePicture({
    label: 'A picture of your own',
    help: 'Left empty, the woven poster stands there.',
  }),
  until: optionalDate({ label: 'Until', help: 'The last day on which it is shown. Left empty, it stays.' }),
  frequency,
};

/** What the file of a brand says of its popup: the poster, and where a browser remembers that it was closed. */
export const popupFileFields = {
  shown: popupFields.shown,
  poster: requiredText({ label: 'Poster', help: 'Its address on the site.', max: 200 }),
  alt: requiredText({ label: 'What the poster shows', help: 'For those who cannot see it.', max: 300 }),
  frequency,
  storage_key: {
    ...requiredText({ label: 'Key', help: 'Under which a browser remembers that it was closed.', max: 60 }),
    empty: 'sitePopupDismissed',
  },
};
