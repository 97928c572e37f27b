import { isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Groups of 16 bits of an IPv6 address that one household or firm is given as a whole. */
const GROUPS = 4;
/** ::ffff:0:0/96, by which IPv4 addresses are written as IPv6 ones. */
const IPV4_MAPPED = '0:0:0:0:0:ffff';

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): string[] {
  // The one way to write it, without the zone.
  const [head = '', tail = ''] = new URL(`http://[${address.split('%')[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** What a limit counts: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one owner. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== IPV4_MAPPED) return groups.slice(0, GROUPS).join(':');
  const bytes = groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join('.');
}

/** Whether the host of an address is this machine, by name or loopback address. */
export function isThisMachine(hostname: string): boolean {
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
  const network = networkOf(address);
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::`
    : network.replace(/\.\d+$/, '.0');
}
