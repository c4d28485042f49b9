import type { FedResult } from '@portico/contract/lottery/operator-shapes'
import { DAY_MS } from '@portico/gateway/kit/duration'
import type { Services } from '@portico/gateway/areas'
import { dayAt } from '@portico/gateway/kit/zone'
import { type LotteryGame, type Slot, slotAt, zoneOf } from '@portico/gateway/lottery/index'
import type { RandomSource } from '@portico/gateway/ports/random'
import { drawFrom } from '@portico/lottery/draw'
import { joinedLots } from '@portico/lottery/vn/stations'

const DAYS = 30
const SEED_BYTES = 32
/** A call takes no more at once. */
const PART = 100
const NO_ENTROPY = '00'.repeat(32)

/** China's P3 is the first three digits of its P5. */
const FIRST_DIGITS_OF: Readonly<Record<string, string>> = { PL3: 'PL5' }

const slotsOf = (game: LotteryGame, end: Date, timeZone: string): Slot[] => {
  const slots: Slot[] = []
  for (
    let slot = slotAt(game, new Date(end.getTime() - DAYS * DAY_MS), timeZone);
    slot.drawAt < end;
    slot = slotAt(game, slot.drawAt, timeZone)
  )
    slots.push(slot)
  return slots
}

const madeUp = async (game: LotteryGame, { numero }: Slot, date: string, random: RandomSource): Promise<FedResult['draw']> => {
  const drawing = { lotteryCode: game.code, numero, entropyHex: NO_ENTROPY, date }
  const draw = await drawFrom(game.shape, random.bytes(SEED_BYTES), drawing)
  return 'lots' in draw && game.province !== undefined ? { ...draw, province: game.province } : draw
}

/** What the stations of a lottery drew together, day by day. */
const joined = (game: LotteryGame, drawn: ReadonlyMap<string, FedResult['draw']>): FedResult[] => {
  const days = new Set([...drawn.keys()].map((key) => key.split(' ')[1] ?? ''))
  return [...days].toSorted().flatMap((date) => {
    const stations = (game.stations ?? []).flatMap((code) => {
      const draw = drawn.get(`${code} ${date}`)
      return draw && 'lots' in draw ? [[code, draw.lots] as const] : []
    })
    const lots = Object.entries(joinedLots(stations)).map(([lot, numbers]) => [lot, [...numbers]])
    return stations.length > 0 ? [{ date, draw: { date, lots: Object.fromEntries(lots) } }] : []
  })
}

/** Results of the outside lotteries for the month before the demonstration begins, made up and kept as such. */
export const seedPastDraws = async (
  { lottery, results }: Pick<Services, 'lottery' | 'results'>,
  { random, end, timeZone }: { readonly random: RandomSource; readonly end: Date; readonly timeZone: string },
): Promise<void> => {
  const digits = new Map<string, string>()
  const drawn = new Map<string, FedResult['draw']>()
  const keep = async (code: string, past: readonly FedResult[]): Promise<void> => {
    for (let from = 0; from < past.length; from += PART) await results.keepPast(code, past.slice(from, from + PART), { demo: true })
  }
  const fed = lottery.games().filter(({ source }) => source === 'feed')
  for (const game of fed.toSorted((one, other) => Number(one.code in FIRST_DIGITS_OF) - Number(other.code in FIRST_DIGITS_OF))) {
    const past: FedResult[] = []
    for (const slot of slotsOf(game, end, timeZone)) {
      const date = dayAt(slot.drawAt, zoneOf(game, timeZone)).day
      const longer = digits.get(`${FIRST_DIGITS_OF[game.code]} ${date}`)
      const draw =
        longer && game.shape.kind === 'digits' ? { digits: longer.slice(0, game.shape.count) } : await madeUp(game, slot, date, random)
      if ('digits' in draw) digits.set(`${game.code} ${date}`, draw.digits)
      past.push({ date, draw })
      drawn.set(`${game.code} ${date}`, draw)
    }
    await keep(game.code, past)
  }
  for (const game of lottery.games()) if (game.source === 'stations') await keep(game.code, joined(game, drawn))
}
