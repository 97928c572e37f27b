/** Without what is easily taken for something else: I and 1, O, Q and 0, Z and 2 beside its letter. */
const SIGNS = 'ABCDEFGHJKLMNPRSTUVWXY23456789';
const LENGTH = 8;

export const REFERENCE_PATTERN = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/**
 * By which a visitor and the office speak of an enquiry. It follows from the random end of the enquiry's id, so
 * enquiries from before there were references have one, too.
 */
export function referenceOf(id: string): string {
  let rest = BigInt(`0x${id.split('-').at(-1)}`);
  let reference = '';
  for (let place = 0; place < LENGTH; place++) {
    reference += SIGNS[Number(rest % BigInt(SIGNS.length))];
    rest /= BigInt(SIGNS.length);
  }
  return reference;
}
