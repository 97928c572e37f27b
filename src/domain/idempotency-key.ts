/** Random enough for a key where `crypto.randomUUID` is missing, as on a page without https. */
const randomKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Keeps one key for one content, so that a repeated try is stored once. */
export class IdempotencyKey {
  #content: string;
  #key: string;

  /**
   * @param key of before
   * @param content that it was for
   */
  constructor(key = '', content = '') {
    this.#key = key;
    this.#content = content;
  }

  for(content: string): string {
    if (content !== this.#content || !this.#key) {
      this.#content = content;
      this.#key = randomKey();
    }
    return this.#key;
  }

  renew(): void {
    this.#key = '';
  }
}
