import { instantOf } from '../../kit/zone.ts'
import type { Scope, TeamRange, Whose } from '../../reports/index.ts'
import type { Directory } from './directory.ts'

const MIDNIGHT = '00:00'
const NEXT = 86_400_000

/** Of whom columns are kept where this is asked for: who is directly below is some of everybody. */
export const whoseOf = ({ agentId, scope }: Pick<TeamRange, 'agentId' | 'scope'>): Whose => ({
  agentId,
  scope: scope === 'SELF' ? 'SELF' : 'TEAM',
})

/** When a range begins, and when the day after it does; in milliseconds. */
export const boundsOf = ({ from, to, timeZone }: Pick<TeamRange, 'from' | 'to' | 'timeZone'>): { start: bigint; end: bigint } => {
  const after = new Date(Date.parse(`${to}T00:00:00Z`) + NEXT).toISOString().slice(0, 10)
  const at = (day: string) => BigInt(instantOf(day, MIDNIGHT, timeZone).getTime())
  return { start: at(from), end: at(after) }
}

/** Places that a condition holds of, as they stand. A loop: what the language has for it takes ten times as long. */
export const placesWhere = (places: Uint32Array, is: (place: number) => boolean): Uint32Array => {
  const own = new Uint32Array(places.length)
  let many = 0
  for (let n = 0; n < places.length; n += 1) {
    const place = places[n]!
    if (!is(place)) continue
    own[many] = place
    many += 1
  }
  return own.slice(0, many)
}

/** Places of a directory, in the order of names, of whom a condition holds. */
export const listed = (
  { byName, levels, names }: Directory,
  { scope, part, is }: { readonly scope: Scope; readonly part: string | undefined; readonly is: (place: number) => boolean },
): Uint32Array => {
  const own = placesWhere(byName, is)
  const direct = scope === 'DIRECT' ? placesWhere(own, (place) => levels[place] === 1n) : own
  if (part === undefined) return direct
  const words = part.toLowerCase()
  return placesWhere(direct, (place) => names[place]!.includes(words))
}

/** Ids of these places, one after the other. */
export const idsOf = ({ ids }: Directory, places: Uint32Array): Buffer => {
  const words = new BigUint64Array(ids.buffer, ids.byteOffset, ids.byteLength / 8)
  const all = new BigUint64Array(places.length * 2)
  for (let n = 0; n < places.length; n += 1) {
    all[2 * n] = words[2 * places[n]!]!
    all[2 * n + 1] = words[2 * places[n]! + 1]!
  }
  return Buffer.from(all.buffer)
}

const HALF = 2 ** 32

/** Values of 64 bits as their low and high halves: what is worked out of whole ones, the engine at times does many times slower. */
const halvesOf = ({ buffer, byteOffset, length }: BigInt64Array): Uint32Array => new Uint32Array(buffer, byteOffset, length * 2)

/** Adds a column up into a value of each place. */
export const addColumn = (to: BigInt64Array, places: Int32Array, column: BigInt64Array): void => {
  const [sums, more] = [halvesOf(to), halvesOf(column)]
  for (let n = 0; n < places.length; n += 1) {
    const at = 2 * places[n]!
    const low = sums[at]! + more[2 * n]!
    sums[at] = low
    sums[at + 1] = sums[at + 1]! + more[2 * n + 1]! + (low < HALF ? 0 : 1)
  }
}

/** Takes a column away from a value of each place. */
export const takeColumn = (from: BigInt64Array, places: Int32Array, column: BigInt64Array): void => {
  const [sums, less] = [halvesOf(from), halvesOf(column)]
  for (let n = 0; n < places.length; n += 1) {
    const at = 2 * places[n]!
    const low = sums[at]! - less[2 * n]!
    sums[at] = low
    sums[at + 1] = sums[at + 1]! - less[2 * n + 1]! - (low < 0 ? 1 : 0)
  }
}

/** What was won, value by value: what came back, less what went in. */
export const gainOf = (payout: BigInt64Array, rebate: BigInt64Array, stake: BigInt64Array): BigInt64Array => {
  const gain = new BigInt64Array(stake.length)
  const [out, back, went, paid] = [halvesOf(gain), halvesOf(rebate), halvesOf(stake), halvesOf(payout)]
  for (let at = 0; at < out.length; at += 2) {
    const low = paid[at]! + back[at]! - went[at]!
    out[at] = low
    out[at + 1] = paid[at + 1]! + back[at + 1]! - went[at + 1]! + Math.floor(low / HALF)
  }
  return gain
}

/** What these places come to, however much. */
export const sumAt = (places: Uint32Array, values: BigInt64Array): bigint => {
  let sum = 0n
  for (let n = 0; n < places.length; n += 1) sum += values[places[n]!]!
  return sum
}

/** What all values come to, however much. */
export const sumAll = (values: BigInt64Array): bigint => {
  let sum = 0n
  for (let n = 0; n < values.length; n += 1) sum += values[n]!
  return sum
}
