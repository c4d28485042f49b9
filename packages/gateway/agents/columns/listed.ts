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

/** Adds a column up into a value of each place. */
export const addColumn = (to: BigInt64Array, places: Int32Array, column: BigInt64Array): void => {
  for (let n = 0; n < places.length; n += 1) {
    const place = places[n]!
    to[place] = BigInt.asIntN(64, to[place]! + column[n]!)
  }
}

/** Takes a column away from a value of each place. */
export const takeColumn = (from: BigInt64Array, places: Int32Array, column: BigInt64Array): void => {
  for (let n = 0; n < places.length; n += 1) {
    const place = places[n]!
    from[place] = BigInt.asIntN(64, from[place]! - column[n]!)
  }
}

/** What was won, value by value: what came back, less what went in. */
export const gainOf = (payout: BigInt64Array, rebate: BigInt64Array, stake: BigInt64Array): BigInt64Array => {
  const gain = new BigInt64Array(stake.length)
  for (let n = 0; n < gain.length; n += 1) gain[n] = BigInt.asIntN(64, BigInt.asIntN(64, payout[n]! + rebate[n]!) - stake[n]!)
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
