import { BlockList, isIP } from 'node:net'

/** IPv4 that leads to no machine of the public network. */
const INNER_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** The public part of IPv6 is 2000::/3; these lie in it and are not public, or carry an IPv4 address on to somewhere. */
const INNER_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

/** Made when first asked: no game is open while the client starts, and making them took a fifth of that. */
const listOf = (type: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]): (() => BlockList) => {
  let blockList: BlockList | undefined
  return () => {
    if (blockList) return blockList
    blockList = new BlockList()
    for (const [net, prefix] of subnets) blockList.addSubnet(net, prefix, type)
    return blockList
  }
}
const inner4 = listOf('ipv4', INNER_4)
const inner6 = listOf('ipv6', INNER_6)
const public6 = listOf('ipv6', [['2000::', 3]])
const loopback4 = listOf('ipv4', [['127.0.0.0', 8]])
const carrying4 = listOf('ipv6', [
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
])

/** An IPv6 address as the URL parser writes it: hexadecimal groups, as short as can be. */
const written = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1)

/** The IPv4 address in the last 32 bits of an IPv6 one. */
const last32 = (address: string): string => {
  const [high, low] = written(address)
    .split(':')
    .slice(-2)
    .map((group) => Number.parseInt(group || '0', 16))
  return [high! >> 8, high! & 255, low! >> 8, low! & 255].join('.')
}

export type Reach = 'public' | 'private' | 'loopback'

/** Where an IP address leads, without brackets or zone. What is no address at all is private: nobody can say where it leads. */
export const reachOf = (address: string): Reach => {
  const kind = isIP(address)
  if (kind === 4) return loopback4().check(address) ? 'loopback' : inner4().check(address) ? 'private' : 'public'
  if (kind === 0 || address.includes('%')) return 'private'
  // Mapped, or through the translation of a network that has IPv6 alone: it leads where the inner address leads.
  if (carrying4().check(address, 'ipv6')) return reachOf(last32(address))
  if (written(address) === '::1') return 'loopback'
  return public6().check(address, 'ipv6') && !inner6().check(address, 'ipv6') ? 'public' : 'private'
}
