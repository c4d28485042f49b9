import { factorial } from '../combinatorics.ts'
import type { Hits } from '../play.ts'
import type { WindowShare } from './family.ts'
import { digitsIn, type DigitMask } from './mask.ts'

/** Every string of k digits, lazily. */
export function* strings(k: number): Generator<number[]> {
  for (let n = 0; n < 10 ** k; n++) yield Array.from(String(n).padStart(k, '0'), Number)
}

/** A multiset of digits, ascending, and how many strings have it. */
export interface Multiset {
  readonly digits: readonly number[]
  readonly ways: number
}

const waysOf = (digits: readonly number[]): number => {
  const copies = Array<number>(10).fill(0)
  for (const digit of digits) copies[digit] = (copies[digit] ?? 0) + 1
  return copies.reduce((ways, times) => ways / factorial(times), factorial(digits.length))
}

/** Every multiset of k digits: 220 for three, 2002 for five. */
export const multisets = (k: number): readonly Multiset[] => {
  const extend = (digits: number[]): number[][] =>
    digits.length === k
      ? [digits]
      : Array.from({ length: 10 - (digits.at(-1) ?? 0) }, (_, i) => (digits.at(-1) ?? 0) + i).flatMap((next) => extend([...digits, next]))
  return extend([]).map((digits) => ({ digits, ways: waysOf(digits) }))
}

/**
 * Visits a window of k digits up to what the lists can tell apart: digits that stand in the same lists are exchangeable, so
 * one string stands for `ways` of them. Hundreds of visits instead of 10^k. `drawn` is reused between visits.
 */
export const eachAlike = (k: number, lists: readonly DigitMask[], visit: (drawn: readonly number[], ways: number) => void): void => {
  const byMembership = new Map<number, number[]>()
  for (const digit of digitsIn(0b11_1111_1111)) {
    const membership = lists.reduce((bits, list, i) => bits | (((list >> digit) & 1) << i), 0)
    byMembership.set(membership, [...(byMembership.get(membership) ?? []), digit])
  }
  const alike = [...byMembership.values()]
  const used = alike.map(() => 0)
  const drawn: number[] = []
  const place = (ways: number): void => {
    if (drawn.length === k) return visit(drawn, ways)
    alike.forEach((digits, i) => {
      const known = used[i] ?? 0
      for (const digit of digits.slice(0, known)) {
        drawn.push(digit)
        place(ways)
        drawn.pop()
      }
      const next = digits[known]
      if (next === undefined) return
      used[i] = known + 1
      drawn.push(next)
      place(ways * (digits.length - known))
      drawn.pop()
      used[i] = known
    })
  }
  place(1)
}

/** Gathers outcomes that give the same hits into one share each; outcomes without hits are dropped. */
export const gather = (): { readonly add: (ways: number, hits: Hits) => void; readonly shares: () => readonly WindowShare[] } => {
  const byHits = new Map<string, WindowShare>()
  return {
    add: (ways, hits) => {
      const reached = Object.entries(hits).filter(([, count]) => count > 0)
      if (reached.length === 0) return
      const key = reached.sort(([a], [b]) => (a < b ? -1 : 1)).join()
      byHits.set(key, { ways: ways + (byHits.get(key)?.ways ?? 0), hits })
    },
    shares: () => [...byHits.values()],
  }
}
