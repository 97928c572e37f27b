import { isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Groups of an IPv6 address that one household or firm is given as a whole. */
const GROUPS = 4;

/** What a limit counts: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one owner. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, GROUPS).join(':');
}

/** Whether the host of an address is this machine, by name or loopback address. */
function isThisMachine(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const own = Object.values(networkInterfaces()).flatMap((links) => links ?? []);
  const isLoopback = hostname === 'localhost' || (isIPv4(address) && address.startsWith('127.'));
  return isLoopback || own.some((link) => link.address === address);
}

/** Whether requests to this address are encrypted or stay on the machine. */
export function isHttpsOrLocal(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname));
}

/** An address without the part that names the device: the first three numbers of IPv4, the first 48 bits of IPv6. */
export function shortenedAddress(address: string): string {
  if (isIPv6(address)) return `${networkOf(address).split(':').slice(0, 3).join(':')}::`;
  return address.replace(/\.\d+$/, '.0');
}
