import type { FedResult } from '@portico/contract/lottery/operator-shapes'
import type { Services } from '@portico/gateway/areas'
import { dayAt } from '@portico/gateway/kit/zone'
import { type LotteryGame, type Slot, slotAt, zoneOf } from '@portico/gateway/lottery/index'
import type { RandomSource } from '@portico/gateway/ports/random'
import { drawFrom } from '@portico/lottery/draw'

const DAYS = 30
const DAY = 86_400_000
const SEED_BYTES = 32
/** A call takes no more at once. */
const PART = 100
const NO_ENTROPY = '00'.repeat(32)

/** China's P3 is the first three digits of its P5. */
const FIRST_DIGITS_OF: Readonly<Record<string, string>> = { PL3: 'PL5' }

const slotsOf = (game: LotteryGame, end: Date, timeZone: string): Slot[] => {
  const slots: Slot[] = []
  for (
    let slot = slotAt(game, new Date(end.getTime() - DAYS * DAY), timeZone);
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

/** Results of the outside lotteries for the month before the demonstration begins, made up and kept as such. */
export const seedPastDraws = async (
  { lottery, results }: Pick<Services, 'lottery' | 'results'>,
  { random, end, timeZone }: { readonly random: RandomSource; readonly end: Date; readonly timeZone: string },
): Promise<void> => {
  const digits = new Map<string, string>()
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
    }
    for (let from = 0; from < past.length; from += PART) await results.keepPast(game.code, past.slice(from, from + PART), { demo: true })
  }
}
