import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The groups of an IPv6 address. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('%', 1)[0]!.split('::')
  const [before, after] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)]
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** What callers of one address have in common: the address, and of IPv6 the /64 that one customer is given. */
export const addressKey = (address: string): string => {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped) return mapped
  return isIPv6(address) ? groupsOf(address.toLowerCase()).slice(0, 4).join(':') : address
}

/** The network of an address: the /24 of an IPv4 one, which a provider moves its customers about in, and the /64 of an IPv6 one. */
export const networkOf = (address: string): string => addressKey(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1')

/** Counts what callers of one address have open. */
export interface OpenByAddress {
  /** False when there are so many already; otherwise it counts until `leave`. */
  enter(address: string): boolean
  leave(address: string): void
}

export const openByAddress = (most: number): OpenByAddress => {
  const open = new Map<string, number>()
  return {
    enter: (address) => {
      const key = addressKey(address)
      const count = open.get(key) ?? 0
      if (count >= most) return false
      open.set(key, count + 1)
      return true
    },
    leave: (address) => {
      const key = addressKey(address)
      const count = (open.get(key) ?? 0) - 1
      if (count > 0) open.set(key, count)
      else open.delete(key)
    },
  }
}
