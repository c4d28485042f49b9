import type { BrandPack } from '@portico/contract/kit/brand'
import type { Services } from '@portico/gateway/areas'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { type RandomSource, randomId } from '@portico/gateway/ports/random'
import { SANDBOX } from '../payments/methods.ts'
import { BONUS_MEMBER, SUB_AGENT } from './people.ts'
import type { Round, RoundPlayer } from './round-player.ts'
import { scaled } from './scaled.ts'

/** Before the end: time for all of it, a moment after another. */
const BEFORE = 2_000
const PACE = 20
/** In thousands of dong. */
const PAID_IN = 200
const LOTTERY = 'SSC5'
/** So many times the least stake of a line. */
const MULTIPLE = 10

/**
 * A stake of cash alone, stakes that the bonus pays in part, one that counts in part by its weight and one that counts nothing, one given back, and
 * stakes of bonus money alone, the last of them open.
 */
const ROUNDS: readonly Round[] = [
  { type: 'RNG', stake: 120, end: 'closed' },
  { type: 'RNG', stake: 150, pays: 320, end: 'closed' },
  { type: 'LIVE', stake: 300, pays: 180, end: 'closed' },
  { type: 'FISH', stake: 200, pays: 200, end: 'closed' },
  { type: 'RNG', stake: 150, end: 'closed' },
  { type: 'LIVE', stake: 100, end: 'rolled back' },
  { type: 'RNG', stake: 60, pays: 90, end: 'closed' },
  { type: 'LIVE', stake: 50, end: 'open' },
]

interface Parts {
  readonly services: Pick<Services, 'members' | 'cashier' | 'promotions' | 'lottery'>
  readonly brand: BrandPack
  readonly clock: ManualClock
  readonly random: RandomSource
  readonly end: Date
  readonly passwordHash: string
  /** The promotion that is claimed. */
  readonly promotion: string
  readonly play: RoundPlayer['play']
}

/** A member who has little cash and a bonus, so that the bonus pays: in rounds of vendors' games and for a slip on a draw. */
export const seedBonusPlay = async ({ services, brand, clock, random, end, passwordHash, promotion, play }: Parts): Promise<void> => {
  const { members, cashier, promotions, lottery } = services
  clock.set(new Date(end.getTime() - BEFORE))
  const upline = await members.byAccount(SUB_AGENT)
  const uplineId = upline?.id ?? null
  const row = await members.create({ account: BONUS_MEMBER, nickname: 'Mai Anh', type: 3, uplineId, affiliateCode: null, passwordHash })
  const caller = {
    memberId: row.id,
    account: row.account,
    type: row.type,
    agent: false,
    trial: false,
    currency: row.currency,
    sessionId: '',
  }
  await promotions.claim(caller, promotion, brand.defaultLanguage)
  clock.advance(PACE)
  await cashier.deposit(caller, { method: SANDBOX, amount: scaled(row.currency, PAID_IN) }, randomId(random))
  for (const round of ROUNDS) await play(row, round, PACE)
  // At the end itself: an issue that was open before may be sealed by then.
  clock.set(end)
  await lottery.tick(lottery.games().filter(({ code }) => code === LOTTERY))
  const { current } = await lottery.opened(LOTTERY)
  if (current && clock.now().toISOString() < current.sealAt) {
    const selection = { places: [['7'], [], [], [], []] }
    const line = { play: 'fixed-position', selection, mode: '1' as const, multiple: MULTIPLE, prizeGroup: row.maxPrizeGroup }
    await lottery.place(caller, { gameCode: LOTTERY, numero: current.numero, lines: [line] }, randomId(random))
  }
}
