/** What a caption says, in the parts of a letter. */
export interface Letter {
  /** Without the quotation marks around it. */
  quote: string;
  /** '' where the caption names nobody. */
  name: string;
  /** What stands behind the name, such as a course; '' for nothing. */
  about: string;
}

/** Between what somebody wrote and their name. */
export const DASH = ' — ';

/** The parts of `“Quote.” — Name, Course`. A caption without a dash is shown whole. */
export function letterOf(caption: string): Letter {
  const dash = caption.lastIndexOf(DASH);
  if (dash < 1) return { quote: caption, name: '', about: '' };
  const [, name = '', about = ''] =
    /^([^,]*)(?:,\s*)?(.*)$/s.exec(caption.slice(dash + DASH.length).trim()) ?? [];
  if (!name) return { quote: caption, name: '', about: '' };
  const quote = caption.slice(0, dash).trim();
  return { quote: /^[“"«](.*)[”"»]$/s.exec(quote)?.[1] ?? quote, name, about };
}
