import { parseUnits } from '@portico/contract/kit/money'
import type { Services } from '@portico/gateway/areas'
import type { Platform } from '@portico/gateway/platform'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { randomId } from '@portico/gateway/ports/random'
import { SANDBOX } from '../payments/methods.ts'
import { DEMO_MEMBER, PAYING_MEMBER } from './people.ts'
import type { Round, RoundPlayer } from './round-player.ts'
import { scaled } from './scaled.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const PACE = 3_000
/** Enough for a millisecond between the last calls, and over when the past is. */
const LAST_MOMENTS = 100
/** Before anybody is awake, so that nothing else happens meanwhile. */
const EARLY = 7.5 * HOUR
/** So many days before the end. */
const SINCE = [3, 2] as const

const PLAYERS = [DEMO_MEMBER, PAYING_MEMBER]
/** Whoever has less pays in first: in thousands of dong. */
const [THIN, PAID_IN] = [400, 500]

/** In thousands of dong: lost, won, paid less than it cost, and given back. */
const PAST: readonly (readonly Round[])[] = [
  [
    { type: 'RNG', stake: 20, end: 'closed' },
    { type: 'RNG', stake: 20, pays: 86, end: 'closed' },
    { type: 'LIVE', stake: 50, end: 'closed' },
    { type: 'LIVE', stake: 50, end: 'rolled back' },
  ],
  [
    { type: 'FISH', stake: 100, pays: 64, end: 'closed' },
    { type: 'RNG', stake: 20, pays: 1_240, end: 'closed' },
    { type: 'LIVE', stake: 50, pays: 97.5, end: 'closed' },
  ],
]
/** The last ones, of every state: the record opens with what was played today. */
const NOW: readonly Round[] = [
  { type: 'RNG', stake: 20, end: 'closed' },
  { type: 'LIVE', stake: 50, end: 'rolled back' },
  { type: 'RNG', stake: 10, pays: 45, end: 'closed' },
  { type: 'LIVE', stake: 50, end: 'open' },
]

interface Parts {
  readonly platform: Omit<Platform, 'clock'> & { readonly clock: ManualClock }
  readonly services: Pick<Services, 'members' | 'cashier' | 'ledger'>
  readonly days: number
  readonly play: RoundPlayer['play']
}

/** Rounds of vendors' games of those who play them in the demonstration. */
export const roundsStory = ({ platform: { clock, random, brand }, services: { members, cashier, ledger }, days, play }: Parts) => {
  const played = new Set<string>()
  const amount = (thousands: number) => Number(parseUnits(scaled(brand.currency, thousands)))

  const playAll = async (account: string, rounds: readonly Round[], pace: number): Promise<void> => {
    const member = await members.byAccount(account)
    if (!member) return
    const { id: memberId, type, currency } = member
    if (((await ledger.balanceOf(memberId, currency)) ?? 0n) < BigInt(amount(THIN))) {
      const caller = { memberId, account, type, agent: false, trial: false, currency, sessionId: '' }
      await cashier.deposit(caller, { method: SANDBOX, amount: scaled(currency, PAID_IN) }, randomId(random))
    }
    for (const round of rounds) await play(member, round, pace)
  }

  return {
    /** At the beginning of each day, the first is 0. */
    day: async (day: number): Promise<void> => {
      const rounds = PAST[SINCE.findIndex((before) => days - before === day)]
      if (!rounds || day < 1) return
      clock.advance(EARLY)
      for (const account of PLAYERS) {
        if (!(await members.byAccount(account))) continue
        await playAll(account, rounds, PACE)
        played.add(account)
        clock.advance(MINUTE)
      }
    },
    /** The last moments: who was not there before plays all of it now. */
    end: async (): Promise<void> => {
      const moment = clock.now()
      clock.set(new Date(moment.getTime() - LAST_MOMENTS))
      for (const account of PLAYERS) await playAll(account, [...(played.has(account) ? [] : PAST.flat()), ...NOW], 1)
      clock.set(moment)
    },
  }
}
