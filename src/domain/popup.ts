import type { CompanyId } from './company.ts';
import type { Picture } from './picture.ts';
import type { PlacedPicture } from './placed-picture.ts';

/** The welcome popup of a home page. Browsers work with it, so its fields stand in popup-fields.ts. */
export interface Popup {
  shown: boolean;
  /** Null where the woven poster stands. */
  picture: Pick<PlacedPicture, 'image' | 'alt'> | null;
  /** The last day on which it is shown, or ''. */
  until: string;
  frequency: 'once' | 'every-visit';
}

/** The section that says it. */
export const popupSection = (companyId: CompanyId): string => `${companyId}.home.popup`;

/** What the file of a brand says of its popup. */
export interface PopupFile {
  /** The address of the woven poster. */
  poster: string;
  /** What that shows. */
  alt: string;
  /** Under which a browser remembers that it was closed. */
  storage_key: string;
}

/** A popup with what it takes from the file of its brand. */
export interface ShownPopup {
  /** The address of its picture. */
  image: string;
  alt: string;
  frequency: Popup['frequency'];
  /** Another picture has another one: who has closed the popup of before sees the new one. */
  storage_key: string;
}

const HASH_LENGTH = 12;

/**
 * What visitors see of a popup, or null.
 * @param today the day in Nepal
 * @param addressOf where a stored picture can be had
 */
export function shownPopup(
  { shown, picture, until, frequency }: Popup,
  file: PopupFile,
  today: string,
  addressOf: (picture: Picture) => string,
): ShownPopup | null {
  if (!shown || (until && until < today)) return null;
  const { poster, alt, storage_key } = file;
  if (!picture) return { image: poster, alt, frequency, storage_key };
  const key = `${storage_key}-${picture.image.hash.slice(0, HASH_LENGTH)}`;
  return { image: addressOf(picture.image), alt: picture.alt, frequency, storage_key: key };
}
