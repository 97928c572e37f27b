/** RFC 6750, with the three parts of a signed token; padding and anything else is none of ours. */
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** What a request carries in place of a sign-in; whether it counts is not said. */
export const bearerToken = ({ headers }: Request): string | undefined =>
  BEARER.exec(headers.get('authorization') ?? '')?.[1];
