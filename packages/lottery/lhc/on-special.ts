import type { Hits } from '../play.ts'
import { listOf } from '../selection/grammar.ts'
import type { Family } from './family.ts'
import type { Bearing, Mark } from './marks.ts'
import { ALL_NUMBERS, NUMBERS, SPECIAL_PLACE } from './seven.ts'
import { gather } from './shares.ts'
import { chanceYear } from './zodiac.ts'

/** How many of the picks reach each tier. */
export const hitsOf = (picks: ReadonlySet<string>, bearing: Bearing): Hits => {
  const hits: Record<string, number> = {}
  for (const [pick, tier] of Object.entries(bearing)) if (picks.has(pick)) hits[tier] = (hits[tier] ?? 0) + 1
  return hits
}

/** Each pick about the special number. */
export const onSpecial = ({ field, tiers, bearing }: Mark): Family<ReadonlySet<string>> => ({
  grammar: [[field]],
  at: [SPECIAL_PLACE],
  ordered: false,
  outcomes: BigInt(NUMBERS),
  tiers,
  read: (chosen) => new Set(listOf(chosen, field.key)),
  count: (picks) => picks.size,
  notes: function* (picks) {
    for (const pick of picks) yield { at: [SPECIAL_PLACE], tokens: [pick] }
  },
  judge: ({ tokens: [pick = ''] }, { special, year }) => bearing(special, year)[pick],
  hits: (picks, { special, year }) => hitsOf(picks, bearing(special, year)),
  spread: (picks, _rules, date) => {
    const gathered = gather()
    for (const n of ALL_NUMBERS)
      gathered.add(
        1,
        hitsOf(
          picks,
          bearing(n, () => chanceYear(date, picks)),
        ),
      )
    return gathered.shares()
  },
})
