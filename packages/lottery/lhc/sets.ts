import { choose } from '../combinatorics.ts'
import type { Hits, Note } from '../play.ts'
import { type Grammar, listOf, padded, setsOf } from '../selection/grammar.ts'
import type { Family } from './family.ts'
import { ALL_PLACES, NORMAL_PLACES, NUMBERS, twoDigits } from './seven.ts'
import { gather } from './shares.ts'

/** The numbers of which every r, with all of the dan among them, are a note. Without dan it is a plain list. */
interface BankerSelection {
  readonly dan: ReadonlySet<number>
  readonly tuo: ReadonlySet<number>
}

/** What a note wins with so many of its numbers among the normals, and the special or not. */
export type CaughtTier = (normals: number, special: boolean) => string | undefined

/** What the draw has of a selection. */
interface Matches {
  readonly dan: number
  readonly tuo: number
  readonly special: 'dan' | 'tuo' | 'none'
}

const SPECIALS = ['dan', 'tuo', 'none'] as const

const one = padded('numbers', 1, NUMBERS)
/** A list only. */
export const LIST: Grammar = [[one]]
/** A list, or dan and tuo. */
export const banked = (r: number): Grammar => setsOf(r, one.of)

/** Every k of the items, lazily: twelve of 49 are 92 thousand million. */
function* takes(items: readonly number[], k: number): Generator<number[]> {
  if (k === 0) yield []
  else for (let i = 0; i <= items.length - k; i++) for (const rest of takes(items.slice(i + 1), k - 1)) yield [items[i] ?? 0, ...rest]
}

const numbersOf = (tokens: readonly string[]): ReadonlySet<number> => new Set(tokens.map(Number))
const among = (set: ReadonlySet<number>, drawn: readonly number[]): number => drawn.reduce((sum, n) => sum + (set.has(n) ? 1 : 0), 0)

/** Sets of r numbers, won by how many of them are drawn and as what. */
export const sets = (
  r: number,
  grammar: Grammar,
  tiers: readonly string[],
  tierOf: CaughtTier,
  onSpecial = true,
): Family<BankerSelection> => {
  const reach = [false, true].flatMap((special) =>
    Array.from({ length: Math.min(r, NORMAL_PLACES.length) + 1 }, (_, normals) => ({ normals, special, tier: tierOf(normals, special) })),
  )
  const places = onSpecial ? ALL_PLACES : NORMAL_PLACES

  /** How many notes have just so many normals, and the special or not. */
  const notesWith = ({ dan, tuo }: BankerSelection, caught: Matches, normals: number, special: boolean): number => {
    if (special ? caught.special === 'none' : caught.special === 'dan') return 0
    const ofTuo = normals - caught.dan
    const specialOfTuo = special && caught.special === 'tuo' ? 1 : 0
    const missed = tuo.size - caught.tuo - (caught.special === 'tuo' ? 1 : 0)
    return choose(caught.tuo, ofTuo) * choose(missed, r - dan.size - ofTuo - specialOfTuo)
  }
  const hitsOf = (chosen: BankerSelection, caught: Matches): Hits => {
    const hits: Record<string, number> = {}
    for (const { normals, special, tier } of reach) {
      if (tier) hits[tier] = (hits[tier] ?? 0) + notesWith(chosen, caught, normals, special)
    }
    return hits
  }
  return {
    grammar,
    at: places,
    ordered: false,
    outcomes: BigInt(choose(NUMBERS, NORMAL_PLACES.length) * (NUMBERS - NORMAL_PLACES.length)),
    tiers,
    read: (chosen) => ({
      dan: numbersOf(listOf(chosen, 'dan')),
      tuo: numbersOf([...listOf(chosen, 'numbers'), ...listOf(chosen, 'tuo')]),
    }),
    count: ({ dan, tuo }) => choose(tuo.size, r - dan.size),
    notes: function* ({ dan, tuo }): Generator<Note> {
      for (const subset of takes([...tuo], r - dan.size)) yield { at: places, tokens: [...dan, ...subset].map(twoDigits) }
    },
    judge: ({ tokens }, { all, special }) => {
      const note = numbersOf(tokens)
      return tierOf(among(note, all.slice(0, NORMAL_PLACES.length)), note.has(special))
    },
    hits: (chosen, { all, special }) => {
      const normals = all.slice(0, NORMAL_PLACES.length)
      const where = chosen.dan.has(special) ? 'dan' : chosen.tuo.has(special) ? 'tuo' : 'none'
      return hitsOf(chosen, { dan: among(chosen.dan, normals), tuo: among(chosen.tuo, normals), special: where })
    },
    spread: (chosen) => {
      const gathered = gather()
      const [d, t] = [chosen.dan.size, chosen.tuo.size]
      for (let dan = 0; dan <= d; dan++) {
        for (let tuo = 0; tuo <= NORMAL_PLACES.length - dan; tuo++) {
          const others = NORMAL_PLACES.length - dan - tuo
          const normals = choose(d, dan) * choose(t, tuo) * choose(NUMBERS - d - t, others)
          const left = { dan: d - dan, tuo: t - tuo, none: NUMBERS - d - t - others }
          if (normals > 0) for (const special of SPECIALS) gathered.add(normals * left[special], hitsOf(chosen, { dan, tuo, special }))
        }
      }
      return gathered.shares()
    },
  }
}
