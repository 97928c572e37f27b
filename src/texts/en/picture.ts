/** What the admin says of a picture that is chosen. */
export const PICTURE_TEXTS = {
  kinds: (names: string, megabytes: number) => `${names}. One over ${megabytes} MB is made smaller here.`,
  keep: 'Leave it empty to keep the current image.',
  checking: 'Looking at the picture…',
  newOne: 'Preview of the new image',
  current: 'Current image',
  willBeRemoved: 'The picture will be removed when you save.',
  discard: 'Discard chosen file',
  remove: 'Remove picture',
  keepStored: 'Keep picture',

  shrunk: (before: string, after: string, width: number, height: number) =>
    `Made smaller to fit: ${before} MB to ${after} MB, ${width} × ${height} pixels.`,
  empty: 'This file is empty. Choose another one.',
  unreadable: 'This file cannot be read. Choose another one.',
  damaged: 'This picture is damaged and cannot be read. Choose another one.',
  tooLarge: (megabytes: string, max: number) =>
    `This picture has ${megabytes} MB; at most ${max} MB are possible. Make it smaller or choose another one.`,
  svg: (names: string) =>
    `This is an SVG drawing, which may carry programs and is not taken, whatever its name. Choose a ${names} picture.`,
  otherKind: (names: string) => `This is not a ${names} picture. Choose another file.`,
} as const;
