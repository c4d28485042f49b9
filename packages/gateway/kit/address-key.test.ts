import { describe, expect, test } from 'vitest'
import { addressKey, openByAddress } from './address-key.ts'

describe('an address', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:DB8:1:2:ffff:0:0:9', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key))
})

test('so many may be open from one, and as many more as are closed', () => {
  const open = openByAddress(2)
  expect([open.enter('2001:db8::1'), open.enter('2001:db8::2'), open.enter('2001:db8::3'), open.enter('192.0.2.1')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  open.leave('2001:db8::1')
  expect([open.enter('2001:db8::3'), open.enter('2001:db8::4')]).toEqual([true, false])
})
