/** The ETag of a record whose last write is named `rev`. */
export const etagOf = (rev: string): string => `"${rev}"`;

const tags = (header: string): string[] => header.split(',').map((tag) => tag.trim());

/** What `If-Match` demands of a record's `rev`; undefined when it is not sent. RFC 9110 §13.1.1: compared strongly. */
export function ifMatch(request: Request): ((rev: string) => boolean) | undefined {
  const header = request.headers.get('if-match');
  if (header === null) return undefined;
  const wanted = tags(header);
  return (rev) => wanted.includes('*') || wanted.includes(etagOf(rev));
}

/** Whether the caller has this version already. RFC 9110 §13.1.2: compared weakly. */
export function isKnown(request: Request, rev: string): boolean {
  const header = request.headers.get('if-none-match');
  if (header === null) return false;
  return tags(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etagOf(rev));
}
