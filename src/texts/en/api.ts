/** What a deploy says that is not the published site. */
export const OLDER_DEPLOY_TEXTS = {
  refused: (url: string) => `This is not the current version of the site. Please go to ${url}.`,
} as const;

/** What the API says of an address or an id that nothing has. */
export const MISSING_TEXTS = {
  address: 'There is no such address.',
  record: (noun: string) => `There is no ${noun} with this id.`,
  picture: 'There is no such picture.',
  page: 'There is no such page.',
  trash: 'There is nothing in the trash with this id.',
} as const;

/** What stands in a list in place of a submission that nobody can read. */
export const DAMAGED_ENQUIRY_TEXTS = {
  name: 'Damaged submission',
  message:
    'This submission is damaged in the data store and cannot be read. A backup may still have it: restore that, or delete what is left here.',
} as const;
/** What the API says when it refuses or fails. People read it in the forms of the site and the admin. */
export const API_TEXTS = {
  fault: 'Something went wrong on our side. Please try again later.',
  storeDown: 'The data store does not answer at the moment. Please try again shortly.',
  damaged:
    'This is damaged in the data store and cannot be read. It can be deleted, or restored from a backup.',
  changedMeanwhile: 'Somebody else has changed this meanwhile. Load it again and repeat your change.',
  noBuildLeft: (used: number) =>
    `All ${used} builds of this month are used. Visitors see every change all the same; the files follow next month, or when more builds are allowed.`,
  carouselChanged: 'The carousel has changed meanwhile. Load it again and repeat your change.',
  methods: (methods: string) => `This address takes ${methods}.`,
  otherSite: 'Messages are taken from the pages of this site only.',
  signIn: 'Please sign in.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  signInThrottled: (wait: string) => `Too many wrong tries. Please try again in ${wait}.`,
  enquiriesThrottled: (wait: string, phone: string) =>
    `Many messages are arriving from this connection. Try again in ${wait}, or call ${phone}.`,
  bodyTooLarge: (kilobytes: number) => `The request is larger than ${kilobytes} kB.`,
  mediaType: (type: string) => `Send ${type}.`,
  brokenJson: 'The body is not valid JSON.',
  noObject: 'The body must be a JSON object.',
  brokenForm: 'The form is not valid multipart/form-data.',
  wrongFields: 'Some fields are not right.',
  twice: 'This field is given twice.',
  unknownField: (name: string) => `Unknown field "${name}".`,
  unknownFile: (name: string) => `Unknown file "${name}".`,
  imageNoFile: 'Image must be a file.',
  clearable: (names: string) => `Only ${names} can be cleared.`,
  enquiryIds: (max: number) => `ids must name 1 to ${max} submissions.`,
  enquiryChange: 'Send state, notes or spam.',
  pictureTooLarge: (megabytes: number) => `The picture is larger than ${megabytes} MB. Choose a smaller one.`,
  pictureKind: (kinds: string) => `The picture must be a ${kinds} file.`,
  pictureDamaged: (kinds: string) =>
    `The picture is damaged or has too many pixels. Choose another ${kinds} file.`,
  pictureType: (type: string) => `Send a picture of the type ${type}.`,
  pictureDigest: 'The picture does not fit its Content-Digest.',
  pictureNotStored: 'This picture is not stored. Send it to /api/media first.',
  cursor: 'cursor must come from a Link header.',
  limit: (max: number) => `limit must be a whole number from 1 to ${max}.`,
  keyLength: 'Idempotency-Key must have 8 to 200 visible characters.',
  keyUsed: 'This Idempotency-Key was used for another request.',
  previewBuild: 'A preview is not built again.',
  buildFailed: 'The build failed. Its log says why.',
} as const;
