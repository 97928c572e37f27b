import { isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Groups of an IPv6 address that one household or firm is given as a whole. */
const GROUPS = 4;

/** Who a limit counts: an IPv4 address, or the /64 network of an IPv6 one, whose owner has all the rest. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, GROUPS).join(':');
}

/** Whether a host, as it stands in an address, is this machine: under one of its own names, or by the loopback. */
function isThisMachine(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const own = Object.values(networkInterfaces()).flatMap((links) => links ?? []);
  const isLoopback = hostname === 'localhost' || (isIPv4(address) && address.startsWith('127.'));
  return isLoopback || own.some((link) => link.address === address);
}

/** Whether what is sent to this web address is encrypted on its way, or does not leave the machine. */
export function isHttpsOrLocal(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname));
}

/** An address without the part that names the device: the first three numbers of IPv4, the first 48 bits of IPv6. */
export function shortenedAddress(address: string): string {
  if (isIPv6(address)) return `${networkOf(address).split(':').slice(0, 3).join(':')}::`;
  return address.replace(/\.\d+$/, '.0');
}
