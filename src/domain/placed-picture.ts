import type { Field } from './field.ts';
import { optionalChoice } from './fields/choice.ts';
import { optionalGroup } from './fields/nested.ts';
import { requiredPicture } from './fields/picture.ts';
import { requiredText } from './fields/text.ts';
import type { Picture } from './picture.ts';

/** Where a picture keeps what counts when it is cut to the shape of its place. */
export const FOCUS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type Focus = (typeof FOCUS)[number] | '';

export const focusField = optionalChoice(FOCUS, {
  label: 'What stays where it is cut',
  help: 'Cards and small screens show a part of it.',
  none: 'The middle',
  names: {
    'top-left': 'Top left',
    top: 'Top',
    'top-right': 'Top right',
    left: 'Left',
    right: 'Right',
    'bottom-left': 'Bottom left',
    bottom: 'Bottom',
    'bottom-right': 'Bottom right',
  },
});

const whole = {
  image: requiredPicture({ label: 'Picture' }),
  alt: requiredText({ label: 'What it shows', help: 'For those who cannot see it.', max: 300 }),
};
interface Words {
  label: string;
  help: string;
}

/** A picture of the office's own, with what it says to those who cannot see it; null where something woven stands. */
export const wholePicture = (words: Words) => optionalGroup(whole, words);
/** The same in a place of its own shape, to which it is cut. */
export const placedPicture = (words: Words) => optionalGroup({ ...whole, focus: focusField }, words);
export type PlacedPicture = { image: Picture; alt: string; focus: Focus };

export const isPlacedPicture = ({ control }: Field): boolean =>
  control.kind === 'group' && control.fields.image?.control.kind === 'picture';
