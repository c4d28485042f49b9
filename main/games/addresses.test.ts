import { expect, test } from 'vitest'
import { reachOf } from './addresses.ts'

const PRIVATE = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.251',
  '255.255.255.255',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::fb',
  '::10.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:c0a8:0101',
  '64:ff9b::192.168.1.1',
  '64:ff9b:1::808:808',
  '2001::1',
  '2001:db8::1',
  '2002:0a00:0001::',
  '3fff::1',
  'not an address',
  '',
]
const LOOPBACK = ['127.0.0.1', '127.255.0.3', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1']
const PUBLIC = ['1.1.1.1', '100.63.255.255', '100.128.0.1', '172.32.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808']

test.each(PRIVATE)('%s leads into a network of somebody [DESKTOP-04]', (address) => expect(reachOf(address)).toBe('private'))
test.each(LOOPBACK)('%s is this machine [DESKTOP-04]', (address) => expect(reachOf(address)).toBe('loopback'))
test.each(PUBLIC)('%s is public [DESKTOP-04]', (address) => expect(reachOf(address)).toBe('public'))
