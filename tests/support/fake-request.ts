type Handler = ((event: { loaded: number; total: number }) => void) | null;

/** An XMLHttpRequest whose network is the test. */
export class FakeRequest {
  static sent: FakeRequest[] = [];

  method = '';
  path = '';
  headers = new Headers();
  body: unknown;
  status = 0;
  responseText = '';
  isAborted = false;
  upload: { onprogress: Handler; onload: (() => void) | null } = { onprogress: null, onload: null };
  onprogress: Handler = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  #answerHeaders = new Headers();

  open(method: string, path: string): void {
    Object.assign(this, { method, path });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: unknown): void {
    this.body = body;
    FakeRequest.sent.push(this);
  }

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  getAllResponseHeaders(): string {
    return [...this.#answerHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  /** Some bytes have gone. */
  move(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }

  answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.#answerHeaders = new Headers({ 'content-type': 'application/json', ...headers });
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.upload.onload?.();
    this.onload?.();
  }
}
