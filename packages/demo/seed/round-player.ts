import { parseUnits } from '@portico/contract/kit/money'
import type { NewGameRow } from '@portico/gateway/catalogue/index'
import type { Services } from '@portico/gateway/areas'
import type { MemberRow } from '@portico/gateway/member/index'
import type { Platform } from '@portico/gateway/platform'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { randomId } from '@portico/gateway/ports/random'
import type { PlayedType } from './games.ts'
import { scaled } from './scaled.ts'
import type { VendorCall, VendorKey } from './vendor-door.ts'

/** A round of a vendor's game, in thousands of dong. */
export interface Round {
  readonly type: PlayedType
  readonly stake: number
  /** What it pays; nothing where it is lost. */
  readonly pays?: number
  readonly end: 'closed' | 'rolled back' | 'open'
}

export interface RoundPlayerParts {
  readonly platform: Omit<Platform, 'clock'> & { readonly clock: ManualClock }
  readonly services: Pick<Services, 'launches' | 'vendors'>
  readonly games: readonly NewGameRow[]
  /** The door of the vendors' own calls. */
  readonly call: VendorCall
}

/** The first game of a type that can be opened. */
const gameOfType = (games: readonly NewGameRow[], type: PlayedType): NewGameRow | undefined =>
  games.find(({ gameType, enabled, opensList, rooms }) => gameType === type && enabled !== false && !opensList && !rooms?.length)

/**
 * Plays rounds over the vendors' own signed calls: each vendor is connected, its player launches the game, and its key is retired
 * when all is played, as it follows from the seed's own source.
 */
export const roundPlayer = ({ platform: { clock, random, brand }, services: { launches, vendors }, games, call }: RoundPlayerParts) => {
  const keys = new Map<string, VendorKey>()
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

  return {
    play,
    /** Nobody can sign in a vendor's name any more. */
    retire: async (): Promise<void> => {
      for (const { vendor, keyId } of keys.values()) await vendors.keys.retire(vendor, keyId)
      keys.clear()
    },
  }
}

export type RoundPlayer = ReturnType<typeof roundPlayer>
