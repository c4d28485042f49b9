import type { Play } from '../play.ts'
import { anyOfSeven, TAILS, ZODIACS } from './any-of-seven.ts'
import { lhcPlay } from './family.ts'
import { COLOUR, HALF_WAVE, HEAD, NUMBER, SIDES, TAIL, WIN, ZODIAC } from './marks.ts'
import { onPlaces } from './on-places.ts'
import { onSpecial } from './on-special.ts'
import { parlay } from './parlay.ts'
import { banked, LIST, sets } from './sets.ts'
import { sixZodiac } from './six-zodiac.ts'
import { total } from './totals.ts'

const SPECIAL: readonly Play[] = [
  lhcPlay(['special', ['special', 'number']], onSpecial(NUMBER)),
  lhcPlay(['special-size', ['special', 'size']], onSpecial(SIDES.size)),
  lhcPlay(['special-parity', ['special', 'parity']], onSpecial(SIDES.parity)),
  lhcPlay(['special-sum-parity', ['special', 'sum-parity']], onSpecial(SIDES['sum-parity'])),
  lhcPlay(['special-tail-size', ['special', 'tail-size']], onSpecial(SIDES['tail-size'])),
  lhcPlay(['special-colour', ['special', 'colour']], onSpecial(COLOUR)),
  lhcPlay(['half-wave', ['special', 'half-wave']], onSpecial(HALF_WAVE)),
  lhcPlay(['special-head', ['special', 'head']], onSpecial(HEAD)),
  lhcPlay(['special-tail', ['special', 'tail']], onSpecial(TAIL)),
]

const ZODIAC_AND_TAIL: readonly Play[] = [
  lhcPlay(['special-zodiac', ['zodiac', 'special']], onSpecial(ZODIAC)),
  lhcPlay(['six-zodiac-in', ['zodiac', 'six-in']], sixZodiac(true)),
  lhcPlay(['six-zodiac-out', ['zodiac', 'six-out']], sixZodiac(false)),
  lhcPlay(['one-zodiac', ['zodiac', 'one']], anyOfSeven(1, ['four', 'five'], ZODIACS)),
  lhcPlay(['two-zodiac-chain', ['zodiac', 'two-chain']], anyOfSeven(2, ['four-four', 'four-five'], ZODIACS)),
  lhcPlay(['one-tail', ['zodiac', 'one-tail']], anyOfSeven(1, ['four', 'five'], TAILS)),
]

const NORMAL: readonly Play[] = [
  lhcPlay(
    ['normal-number', ['normal', 'number']],
    sets(1, LIST, [WIN], (normals) => (normals === 1 ? WIN : undefined), false),
  ),
  lhcPlay(['position-number', ['normal', 'position-number']], onPlaces(NUMBER)),
  lhcPlay(['position-size', ['normal', 'position-size']], onPlaces(SIDES.size)),
  lhcPlay(['position-parity', ['normal', 'position-parity']], onPlaces(SIDES.parity)),
  lhcPlay(['position-sum-parity', ['normal', 'position-sum-parity']], onPlaces(SIDES['sum-parity'])),
  lhcPlay(['position-tail-size', ['normal', 'position-tail-size']], onPlaces(SIDES['tail-size'])),
  lhcPlay(['position-colour', ['normal', 'position-colour']], onPlaces(COLOUR)),
]

/** All r of a note among the normals. */
const allIn = (r: number) => sets(r, banked(r), [WIN], (normals) => (normals === r ? WIN : undefined), false)

const CHAINS: readonly Play[] = [
  lhcPlay(['two-all', ['chain', 'two-all']], allIn(2)),
  lhcPlay(['three-all', ['chain', 'three-all']], allIn(3)),
  lhcPlay(['four-all', ['chain', 'four-all']], allIn(4)),
  lhcPlay(
    ['two-of-special', ['chain', 'two-of-special']],
    sets(2, banked(2), ['mid-two', 'mid-special'], (normals, special) => {
      if (normals === 2) return 'mid-two'
      return normals === 1 && special ? 'mid-special' : undefined
    }),
  ),
  lhcPlay(
    ['special-string', ['chain', 'special-string']],
    sets(2, banked(2), [WIN], (normals, special) => (normals === 1 && special ? WIN : undefined)),
  ),
  lhcPlay(
    ['three-in-two', ['chain', 'three-in-two']],
    sets(3, banked(3), ['three', 'two'], (normals) => ({ 2: 'two', 3: 'three' })[normals], false),
  ),
]

const MISSES = ['five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

const MISS: readonly Play[] = MISSES.map((word, i) =>
  lhcPlay(
    [`${word}-miss`, ['miss', word], 'miss'],
    sets(i + 5, LIST, [WIN], (normals, special) => (normals === 0 && !special ? WIN : undefined)),
  ),
)

/** Every LHC play, in the order of the play tree. */
export const LHC: readonly Play[] = [
  ...SPECIAL,
  ...ZODIAC_AND_TAIL,
  ...NORMAL,
  ...CHAINS,
  ...MISS,
  lhcPlay(
    ['total-size', ['total', 'size']],
    total('big', 'small', (sum) => (sum >= 175 ? 'big' : 'small')),
  ),
  lhcPlay(
    ['total-parity', ['total', 'parity']],
    total('odd', 'even', (sum) => (sum % 2 === 1 ? 'odd' : 'even')),
  ),
  lhcPlay(['parlay', ['parlay', 'parlay']], parlay),
]
