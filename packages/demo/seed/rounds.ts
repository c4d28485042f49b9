import { parseUnits } from '@portico/contract/kit/money'
import type { NewGameRow } from '@portico/gateway/catalogue/index'
import type { Services } from '@portico/gateway/areas'
import type { MemberRow } from '@portico/gateway/member/index'
import type { Platform } from '@portico/gateway/platform'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { randomId } from '@portico/gateway/ports/random'
import { SANDBOX } from '../payments/methods.ts'
import type { PlayedType } from './games.ts'
import { DEMO_MEMBER, PAYING_MEMBER } from './people.ts'
import { scaled } from './scaled.ts'
import type { VendorCall, VendorKey } from './vendor-door.ts'

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

interface Round {
  readonly type: PlayedType
  readonly stake: number
  /** What it pays; nothing where it is lost. */
  readonly pays?: number
  readonly end: 'closed' | 'rolled back' | 'open'
}

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
  readonly services: Pick<Services, 'launches' | 'vendors' | 'members' | 'cashier' | 'ledger'>
  readonly games: readonly NewGameRow[]
  readonly days: number
  /** The door of the vendors' own calls. */
  readonly call: VendorCall
}

/** The first game of a type that can be opened. */
const gameOfType = (games: readonly NewGameRow[], type: PlayedType): NewGameRow | undefined =>
  games.find(({ gameType, enabled, opensList, rooms }) => gameType === type && enabled !== false && !opensList && !rooms?.length)

/**
 * Rounds of vendors' games, played over the vendors' own signed calls: each vendor is connected, its player launches the game, and its key is
 * retired when all is played, as it follows from the seed's own source.
 */
export const roundsStory = ({ platform: { clock, random, brand }, services, games, days, call }: Parts) => {
  const { launches, vendors, members, cashier, ledger } = services
  const keys = new Map<string, VendorKey>()
  const played = new Set<string>()
  const amount = (thousands: number) => Number(parseUnits(scaled(brand.currency, thousands)))

  const keyOf = async (vendor: string): Promise<VendorKey> => {
    const known = keys.get(vendor)
    if (known) return known
    await vendors.keys.connect(vendor)
    const key = { vendor, ...(await vendors.keys.add(vendor)) }
    keys.set(vendor, key)
    return key
  }

  /** A member's seat at a game: who plays, and what their stakes are signed with. */
  const seatAt = async ({ id: memberId, account, type, currency }: MemberRow, { nodeId, code: gameCode, vendorCode }: NewGameRow) => {
    const caller = { memberId, account, type, agent: false, trial: false, currency, sessionId: '' }
    const context = { caller, language: brand.defaultLanguage, site: 'https://portico.example' }
    const { url } = await launches.launch({ nodeId, mode: 'real' }, context)
    const key = await keyOf(vendorCode)
    const { sessionToken, playerId } = await call(key, 'authenticate', { token: new URL(url).searchParams.get('token') })
    return { key, sessionToken, own: { playerId, currency }, gameCode }
  }

  /** `pace`: milliseconds between one call and the next. */
  const play = async (member: MemberRow, { type, stake, pays, end }: Round, pace: number): Promise<void> => {
    const game = gameOfType(games, type)
    if (!game) return
    const { key, sessionToken, own, gameCode } = await seatAt(member, game)
    const [roundId, betTxId] = [randomId(random), randomId(random)]
    const ids = () => ({ ...own, requestId: randomId(random) })
    clock.advance(pace)
    const closed = end === 'closed' && pays === undefined
    await call(key, 'bet', { ...ids(), gameCode, roundId, txId: betTxId, sessionToken, amount: amount(stake), roundClosed: closed })
    clock.advance(pace)
    if (pays !== undefined)
      await call(key, 'win', { ...ids(), gameCode, roundId, txId: randomId(random), betTxId, amount: amount(pays), roundClosed: true })
    if (end === 'rolled back') await call(key, 'rollback', { ...ids(), txId: randomId(random), betTxId })
  }

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
      for (const { vendor, keyId } of keys.values()) await vendors.keys.retire(vendor, keyId)
    },
  }
}
