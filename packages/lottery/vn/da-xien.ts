import type { Draw } from '../drawn.ts'
import { type DrawnSymbol, type Hits, type Play, PUSH, type Share } from '../play.ts'
import { listOf } from '../selection/grammar.ts'
import { readSelection } from '../selection/read.ts'
import { isDrawOf } from '../shape.ts'
import { SOUTHERN } from './board.ts'
import { da } from './da.ts'
import { NUMBERS, numbersOf } from './set.ts'
import { LEAST_STATIONS, lotsByStation, MOST_STATIONS, STATION_CODES, stationLot } from './stations.ts'

/** What `da` reads out of a selection. */
type Chosen = ReturnType<typeof da.read>

/** Numbers that one bet may hold: the chances of more on so many lots take longer to work out than a slip may wait. */
const MOST_NUMBERS = 6
const ENDING = 2
const PLACES = SOUTHERN.withDigits(ENDING)
const LOTS = PLACES.length

const PER_LOT = BigInt(NUMBERS)
const OUTCOMES = PER_LOT ** BigInt(LOTS * MOST_STATIONS)

const GRAMMAR = [
  [
    { key: 'stations', kind: 'list', of: { kind: 'word', words: STATION_CODES }, atLeast: LEAST_STATIONS, atMost: MOST_STATIONS },
    numbersOf({ atLeast: 2, atMost: MOST_NUMBERS }),
  ],
] as const satisfies Play['grammar']

/** Every number of stations has tiers of its own: on more lots a pair is likelier and pays less. */
const tiersFor = (stations: number, hits: Hits): Hits =>
  Object.fromEntries(Object.entries(hits).map(([tier, count]) => [`${tier}${stations}`, count]))

const TIERS = Array.from({ length: MOST_STATIONS - LEAST_STATIONS + 1 }, (_, more) =>
  ['base', 'bonus'].map((tier) => ({ id: `${tier}${LEAST_STATIONS + more}` })),
).flat()

/** The places of a station's lots among those of all. */
const placesOf = (station: string): readonly number[] => PLACES.map((place) => STATION_CODES.indexOf(station) * LOTS + place)

const stationsIn = (draw: Draw): ReadonlyMap<string, readonly DrawnSymbol[]> => {
  if (!('lots' in draw) || !isDrawOf({ kind: 'stations' }, draw)) throw new RangeError('not a draw of several stations')
  return new Map(
    [...lotsByStation(draw.lots)].map(([station, lots]) => [
      station,
      SOUTHERN.show({ date: draw.date, lots }, PLACES).map(({ symbol, lot = '' }, i) => ({
        at: placesOf(station)[i] ?? 0,
        symbol,
        lot: stationLot(station, lot),
      })),
    ]),
  )
}

/** The same for every selection of so many numbers, and slow enough to be worked out once. */
const spreads = new Map<string, readonly Share[]>()
const spreadOf = (chosen: Chosen, stations: number): readonly Share[] => {
  const key = `${chosen.size} ${stations}`
  const before = spreads.get(key)
  if (before) return before
  // The lots of the stations that were not chosen may fall in any way.
  const others = PER_LOT ** BigInt(LOTS * (MOST_STATIONS - stations))
  const shares = da.spread(chosen, LOTS * stations).map(({ ways, hits }) => ({ ways: ways * others, hits: tiersFor(stations, hits) }))
  spreads.set(key, shares)
  return shares
}

/**
 * Every two of the numbers on every lot of several stations drawn together, wherever each of them falls. Settled as `da` is, over all
 * these lots; the stake goes back where one of the stations was called off.
 */
export const daXien: Play = {
  game: 'VN-ST',
  id: 'da-xien',
  group: ['da', 'da-xien'],
  help: 'vn-da-xien',
  at: STATION_CODES.flatMap(placesOf),
  outcomes: OUTCOMES,
  grammar: GRAMMAR,
  tiers: TIERS,
  flags: [],
  whole: true,
  drawn: (draw) => [...stationsIn(draw).values()].flat(),
  read: (selection) => {
    const tokens = readSelection(GRAMMAR, selection)
    const stations = listOf(tokens, 'stations')
    const chosen = da.read(tokens)
    const count = da.count(chosen, LOTS * stations.length)
    return {
      count,
      needsOrder: false,
      notes: () => da.notes(chosen, stations.flatMap(placesOf)),
      hits: (draw) => {
        const all = stationsIn(draw)
        if (stations.some((station) => !all.has(station))) return { [PUSH]: count }
        const endings = stations.flatMap((station) => (all.get(station) ?? []).map(({ symbol }) => symbol.slice(-ENDING)))
        return tiersFor(stations.length, da.hits(chosen, endings))
      },
      spread: () => spreadOf(chosen, stations.length),
    }
  },
  judge: () => undefined,
}
