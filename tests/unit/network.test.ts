import { describe, expect, test } from 'vitest';
import { isHttpsOrLocal, networkOf } from '../../src/server/network.ts';

describe('networkOf', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
    ['2001:DB8:0001:02::6', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('isHttpsOrLocal', () => {
  test.each([
    'https://site.example',
    'http://localhost:8888/hook',
    'http://127.0.1.1:8888',
    'http://[::1]:1',
  ])('trusts %s', (address) => expect(isHttpsOrLocal(address)).toBe(true));

  test.each(['http://site.example', 'http://127.site.example', 'ftp://localhost', 'site.example', ''])(
    'does not trust %s',
    (address) => expect(isHttpsOrLocal(address)).toBe(false),
  );
});
