import { placesUpTo } from '../digits/family.ts'
import { type Chances, wins } from '../digits/play.ts'
import { direct } from '../numbers/direct.ts'
import type { NumberFamily } from '../numbers/family.ts'
import { numberPlay } from '../numbers/play.ts'
import { position } from '../numbers/position.ts'
import { sets } from '../numbers/sets.ts'
import type { Play, Rules } from '../play.ts'
import { fraction } from '../rational.ts'
import { gyParity, gySize, gySum, SUMS, TWO } from './champions.ts'
import { CARS, dragonTiger, positionParity, positionSize } from './sides.ts'

interface Entry {
  readonly tab: string
  readonly id: string
  readonly help?: string
  readonly chances: Chances
}

/** A play on the first so many positions. */
const first = <S>(places: number, { tab, id, help = `pk10-${id}`, chances }: Entry, family: NumberFamily<S>): Play =>
  numberPlay({ game: 'PK10', drawn: CARS, of: CARS, id, group: [tab, id], help, at: placesUpTo(places), needsOrder: true, chances }, family)

const firstDirect = (places: number, orders: number): Play =>
  first(
    places,
    { tab: 'first', id: `first${places}-direct`, help: 'pk10-direct', chances: wins(1, orders) },
    direct({ window: places, of: CARS }),
  )

const SIZE_TIERS = ['big', 'small'].map((id) => ({ id, p: fraction(4, 9) }))

/** Where 11 is given back, small loses its largest part. */
const withPush = (play: Play): Play => ({
  ...play,
  flags: ['gy11'],
  tiersUnder: (rules: Rules) => (rules.gy11 === 'push' ? SIZE_TIERS : play.tiers),
})

/** Every PK10 play, in the order of the play tree. */
export const PK10: readonly Play[] = [
  first(CARS, { tab: 'position', id: 'position', chances: wins(1, 10) }, position({ window: CARS, of: CARS })),
  first(CARS, { tab: 'position', id: 'position-size', chances: wins(1, 2) }, positionSize),
  first(CARS, { tab: 'position', id: 'position-parity', chances: wins(1, 2) }, positionParity),
  first(CARS, { tab: 'position', id: 'dragon-tiger', chances: wins(1, 2) }, dragonTiger),
  firstDirect(2, 90),
  firstDirect(3, 720),
  firstDirect(4, 5040),
  firstDirect(5, 30_240),
  first(2, { tab: 'gy', id: 'gy-sum', chances: SUMS }, gySum),
  withPush(first(2, { tab: 'gy', id: 'gy-size', chances: { big: [4, 9], small: [5, 9] } }, gySize)),
  first(2, { tab: 'gy', id: 'gy-parity', chances: { odd: [5, 9], even: [4, 9] } }, gyParity),
  first(2, { tab: 'gy', id: 'gy-group', chances: wins(1, 45) }, sets(2, TWO, 'plain')),
]
