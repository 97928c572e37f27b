import { API_TIMEOUT_MS } from '../../domain/limits.ts';

/** Who watches a form on its way. */
export interface Watcher {
  /** Hears how much of it has gone, from 0 to 1. */
  onProgress(share: number): void;
  /** Stops it. */
  signal: AbortSignal;
}

interface Sending {
  method: string;
  headers: Headers;
  body: FormData;
}

/**
 * Sends a form as fetch would, but tells how far it is, which fetch cannot. The time-out counts while nothing moves: a
 * photo on a slow line takes its time.
 * @throws DOMException TimeoutError, NetworkError or AbortError
 */
export function sendForm(
  path: string,
  { method, headers, body }: Sending,
  watcher?: Watcher,
): Promise<Response> {
  const request = new XMLHttpRequest();
  request.open(method, path);
  for (const [name, value] of headers) request.setRequestHeader(name, value);

  return new Promise<Response>((resolve, reject) => {
    const end = (name: string) => {
      clearTimeout(timer);
      reject(new DOMException(name, name));
    };
    const giveUp = () => {
      end('TimeoutError');
      request.abort();
    };
    let timer = setTimeout(giveUp, API_TIMEOUT_MS);
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    };

    const began = performance.now();
    request.upload.onprogress = ({ loaded, total }) => {
      wait(API_TIMEOUT_MS);
      watcher?.onProgress(loaded / total);
    };
    // What has left the browser may be in the system's buffers still, and moves without a word.
    request.upload.onload = () => wait(API_TIMEOUT_MS + Math.min(API_TIMEOUT_MS, performance.now() - began));
    request.onprogress = () => wait(API_TIMEOUT_MS);
    request.onload = () => {
      clearTimeout(timer);
      resolve(answerOf(request));
    };
    request.onerror = () => end('NetworkError');
    request.onabort = () => end('AbortError');
    watcher?.signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line) => line.split(/:\s*(.*)/s, 2) as [string, string]);
  const { status } = request;
  // No other status comes without a body here, and a body it must not have.
  return new Response(status === 204 ? null : request.responseText, { status, headers });
}
