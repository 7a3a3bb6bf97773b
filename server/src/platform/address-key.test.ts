import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test('an IPv6 household counts as one address', () => {
  expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:0db8:1:2:ffff:0:0:9'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(addressKey('::1')).toBe('0:0:0:0');
});

test('an IPv4 address counts alike however it arrives', () => {
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

test('clients that have hung up count as one', () => {
  expect(addressKey(undefined)).toBe(addressKey(undefined));
  expect(addressKey(undefined)).not.toBe(addressKey('::'));
});
