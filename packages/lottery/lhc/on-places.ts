import { choose } from '../combinatorics.ts'
import type { Hits } from '../play.ts'
import { listOf, numbers } from '../selection/grammar.ts'
import type { Family } from './family.ts'
import type { Mark } from './marks.ts'
import { hitsOf } from './on-special.ts'
import { ALL_NUMBERS, NORMAL_PLACES, NUMBERS } from './seven.ts'
import { falling, gather, keyOfHits, plusHits } from './shares.ts'
import { chanceYear } from './zodiac.ts'

interface OnPlaces {
  readonly at: readonly number[]
  readonly picks: ReadonlySet<string>
}

/** Numbers that do the same to the picks. */
interface Alike {
  readonly hits: Hits
  readonly size: number
}

const alike = (each: readonly Hits[]): readonly Alike[] => {
  const found = new Map<string, Alike>()
  for (const hits of each) found.set(keyOfHits(hits), { hits, size: (found.get(keyOfHits(hits))?.size ?? 0) + 1 })
  return [...found.values()]
}

/** Each pick about the normal drawn at each of the places. */
export const onPlaces = ({ field, tiers, bearing }: Mark): Family<OnPlaces> => ({
  grammar: [[numbers('at', 1, NORMAL_PLACES.length), field]],
  at: NORMAL_PLACES,
  ordered: true,
  outcomes: BigInt(falling(NUMBERS, NORMAL_PLACES.length)),
  tiers,
  read: (chosen) => ({ at: listOf(chosen, 'at').map(Number), picks: new Set(listOf(chosen, field.key)) }),
  count: ({ at, picks }) => at.length * picks.size,
  notes: function* ({ at, picks }) {
    for (const place of at) for (const pick of picks) yield { at: [place], tokens: [pick] }
  },
  judge: ({ at: [place = 0], tokens: [pick = ''] }, { all, year }) => bearing(all[place - 1] ?? 0, year)[pick],
  hits: ({ at, picks }, { all, year }) =>
    at.reduce<Hits>((hits, place) => plusHits(hits, hitsOf(picks, bearing(all[place - 1] ?? 0, year))), {}),
  spread: ({ at, picks }, _rules, date) => {
    const classes = alike(
      ALL_NUMBERS.map((n) =>
        hitsOf(
          picks,
          bearing(n, () => chanceYear(date, picks)),
        ),
      ),
    )
    const gathered = gather()
    const elsewhere = falling(NUMBERS - at.length, NORMAL_PLACES.length - at.length)
    const fill = (left: number, rest: readonly Alike[], ways: number, hits: Hits): void => {
      const [first, ...others] = rest
      if (!first) {
        if (left === 0) gathered.add(ways * elsewhere, hits)
        return
      }
      for (let used = 0; used <= Math.min(left, first.size); used++) {
        fill(left - used, others, ways * choose(left, used) * falling(first.size, used), plusHits(hits, first.hits, used))
      }
    }
    fill(at.length, classes, 1, {})
    return gathered.shares()
  },
})
