/**
 * Every number of the business, once, but those of fields, which stand where the fields are declared.
 * No imports, so that a public page can use a limit without shipping the validation library.
 */

/** Both operands of the contact form's sum are whole numbers in this range. */
export const SUM_OPERAND_MIN = 1;
export const SUM_OPERAND_MAX = 10;
/** Room for a phone number with all that people write between its digits. */
export const PHONE_MAX = 40;
/** What the administrator notes down about an enquiry; counted after trimming. */
export const ENQUIRY_NOTES_MAX = 5000;
/** Enquiries accepted from one address, which a whole class may share. */
export const ENQUIRIES_PER_MINUTE = 20;
export const ENQUIRIES_PER_HOUR = 120;
/** The longest time in which enquiries of an address are counted. */
export const ENQUIRIES_WINDOW_SECONDS = 60 * 60;
/** What a limit counts is kept for as many times the longest time that it can close for, and then erased within an hour. */
export const RATE_LIMIT_KEPT_TIMES = 2;
/** As often an hour an address may send again what has come before, under its Idempotency-Key. */
export const ENQUIRY_REPEATS_PER_HOUR = 60;
/** What comes beyond these is stored, and suspected to be spam: from one email, and from all visitors together. */
export const ENQUIRIES_PER_EMAIL = 3;
export const ENQUIRIES_PER_EMAIL_SECONDS = 10 * 60;
export const ENQUIRIES_PER_DAY = 500;
/** An enquiry with this many links, or sent so soon after its page was opened, is suspected to be spam. */
export const SPAM_LINKS_MIN = 3;
export const SPAM_FASTER_THAN_MS = 2_000;
/** Visitors to whom we confirm a day that their enquiry has come. */
export const RECEIPTS_PER_DAY = 100;
/** The most enquiries one answer of the list carries. */
export const ENQUIRIES_PER_PAGE = 1000;
/** The most enquiries that one call deletes or brings back. */
export const ENQUIRIES_AT_ONCE = 200;

/** An id that is made from a title. */
export const SLUG_MAX = 80;
/** Letters and digits of ASCII, with single hyphens between. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Counted after trimming. */
export const COURSE_TITLE_MAX = 300;

export const FEATURED_COURSES = 3;
/** As many are seen at a glance: a list of no more asks for no filter. */
export const COURSES_WITHOUT_FILTER = 6;
export const RELATED_COURSES = 3;
export const RECENT_MESSAGES = 3;
/** Courses of a brand listed on one page of the catalogue. */
export const COURSES_PER_PAGE = 100;
/** Characters of a description that a card shows: two lines, and in a list three below a title that has one. */
export const COURSE_EXCERPT_MAX = 90;
export const COURSE_EXCERPT_LONG = { min: 100, max: 126 };
/** Characters of a title that have room in one line of a card. */
export const COURSE_TITLE_LINE = 31;
/** Characters of an enquiry's message that a list shows. */
export const ENQUIRY_EXCERPT_MAX = 160;
/** Within so many hours the pages promise an answer. */
export const REPLY_HOURS = 24;
/** Characters of a description that the search of the catalogue looks at. */
export const COURSE_SEARCHED_MAX = 400;
/** Characters of what somebody asks the search of the catalogue. */
export const COURSE_QUERY_MAX = 100;

/** Pictures: what an upload may weigh and measure. */
export const PICTURE_MAX_BYTES = 4 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 40_000_000;
/** Unpacking an AVIF takes some 16 bytes for each pixel, and a function has a gigabyte. */
export const PICTURE_MAX_PIXELS_AVIF = 16_000_000;
/** What is longer takes many seconds to be made smaller, however few its pixels are. */
export const PICTURE_MAX_SIDE = 16_384;
/** A taller picture is made smaller: encoding it would take too long. */
export const PICTURE_MAX_HEIGHT = 2400;
/**
 * A picture is made smaller in the browser before it is sent, to this many pixels on its longer side: a photo of a
 * phone, upright, keeps the largest width below. It may weigh this much, ten seconds of slow mobile data.
 */
export const PICTURE_SENT_SIDE = 1600;
export const PICTURE_SENT_BYTES = 500 * 1024;
/** A picture that is narrower looks blurred where pages show it large. */
export const PICTURE_SHARP_WIDTH = 800;
/** Widths in CSS pixels that a picture is kept in; a smaller original adds its own width. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** The most records of a kind one answer carries. */
export const RECORDS_PER_PAGE = 1000;

/** What is deleted can be brought back for this time; then what it said is erased for good. */
export const DELETED_KEPT_DAYS = 30;
/** Of deleted enquiries, as many are listed. */
export const DELETED_ENQUIRIES_LISTED = 1000;
/** Entries of the audit trail are kept for a year. */
export const AUDIT_KEPT_DAYS = 365;
/** The most entries one answer of the audit trail carries. */
export const AUDIT_PER_PAGE = 100;

/** Backup and restore go page by page, since a function takes and gives a few megabytes at a time. */
export const BACKUP_PAGE_RECORDS = 200;
/** A page of a backup ends with the record that reaches this; a batch of a restore may weigh twice as much. */
export const BACKUP_PAGE_BYTES = 1024 * 1024;
export const RESTORE_BATCH_BYTES = 2 * BACKUP_PAGE_BYTES;
/** What a ZIP can hold that every program opens; the manifest is one of the files. */
export const BACKUP_FILES_MAX = 65_534;
export const BACKUP_ZIP_BYTES_MAX = 2 * 1024 ** 3 - 1;
/** The most that all records of a kind, or the manifest, are unpacked to. */
export const BACKUP_TEXT_BYTES_MAX = 512 * 1024 * 1024;
/** One encoded version of a picture. */
export const RESTORE_PICTURE_BYTES = 4 * 1024 * 1024;

/** What a browser sends of the contact form without scripts. */
export const PLAIN_FORM_MAX_BYTES = 64 * 1024;
export const JSON_BODY_MAX_BYTES = 64 * 1024;
/** A form with a picture: the picture and a generous rest. */
export const MULTIPART_BODY_MAX_BYTES = PICTURE_MAX_BYTES + 256 * 1024;

export const API_TIMEOUT_MS = 10_000;
export const CAROUSEL_INTERVAL_MS = 5_000;
export const SUCCESS_BANNER_MS = 5_000;

export const SESSION_TTL_SECONDS = 8 * 60 * 60;
/** A session that nobody uses for this long is over. */
export const SESSION_IDLE_SECONDS = 60 * 60;
export const JWT_SECRET_MIN_BYTES = 32;
/** Wrong passwords for one email and address before sign-in is refused for a while. */
export const SIGN_IN_TRIES = 5;
/** Wrong passwords from one address, whatever the emails. */
export const SIGN_IN_TRIES_PER_ADDRESS = 20;
/** Wrong passwords for one email from all addresses that are not known. */
export const SIGN_IN_TRIES_PER_EMAIL = 50;
export const SIGN_IN_WINDOW_SECONDS = 15 * 60;
/** The wait doubles each time a limit is reached, up to this. */
export const SIGN_IN_LONGEST_WAIT_SECONDS = 24 * 60 * 60;
/** An address that signed in is known for this long. Wrong tries from other addresses do not lock it out. */
export const KNOWN_ADDRESS_DAYS = 30;
/** Characters of the password that the environment sets. */
export const ADMIN_PASSWORD_MIN = 12;
/** One-time codes (RFC 6238): digits, seconds that one lasts, and how many before and after count as well. */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;
export const TOTP_WINDOW = 1;
export const TOTP_SECRET_MIN_BYTES = 16;

/** The highest fee, in rupees. */
export const FEE_MAX = 10_000_000;
