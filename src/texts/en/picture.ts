/** What the admin says of a picture that is chosen. */
export const PICTURE_TEXTS = {
  /** Below the button that chooses a file. */
  kinds: (names: string) => `Or drop it here: ${names}. A large photo is made smaller.`,
  keep: 'Leave it empty to keep the current image.',
  checking: 'Preparing the photo…',
  newOne: 'Preview of the new image',
  current: 'Current image',
  none: 'No image',
  standIn: 'No image: this cloth is shown',
  willBeRemoved: 'The picture will be removed when you save.',
  discard: 'Discard chosen file',
  remove: 'Remove picture',
  keepStored: 'Keep picture',

  look: 'How it will look on a card',

  shrunk: (before: string, after: string, width: number, height: number) =>
    `Made smaller to send: ${before} to ${after}, ${width} × ${height} pixels.`,
  small: (width: number, height: number, min: number) =>
    `This picture has only ${width} × ${height} pixels and will look blurred. Choose one at least ${min} pixels wide.`,
  heic: 'This is an iPhone HEIC photo, which websites cannot show. Send it as JPEG.',
  empty: 'This file is empty. Choose another one.',
  unreadable: 'This file cannot be read. Choose another one.',
  damaged: 'This picture is damaged and cannot be read. Choose another one.',
  tooLarge: (size: string, max: string) =>
    `This picture has ${size}; at most ${max} are possible. Make it smaller or choose another one.`,
  megabytes: (amount: string) => `${amount} MB`,
  svg: (names: string) =>
    `This is an SVG drawing, which may carry programs and is not taken, whatever its name. Choose a ${names} picture.`,
  otherKind: (names: string) => `This is not a ${names} picture. Choose another file.`,
} as const;
