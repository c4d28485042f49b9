import type { Control } from '../control/index.ts'
import type { MEMBER_SECTIONS } from '@portico/contract/system/sections'
import type { AuthenticateReply, balanceRequest } from '@portico/contract/vendor/shapes'
import type * as z from 'zod/mini'
import { findGame, findGameByCode } from '../catalogue/index.ts'
import { hashToken } from '../kit/hash-token.ts'
import type { Claim } from '../launch/index.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { placesOf } from './key-store.ts'
import { deny, VendorRefusal } from './refusal.ts'
import { endSessions, insertSession, openRoundsOf, playerIdOf } from './session-store.ts'
import type { RoundMoney } from './round-money.ts'
import { type By, playerOf, type Transactions } from './transaction.ts'

type BalanceRequest = z.output<typeof balanceRequest>

export interface SessionDeps {
  readonly claim: Claim
  readonly members: Pick<Members, 'byId'>
  readonly reality: () => Pick<Control['reality'], 'mark'>
  readonly transactions: Pick<Transactions, 'findPlayer'>
  readonly money: Pick<RoundMoney, 'balanceOf' | 'bonusOf'>
}

const PLAYER_BYTES = 12
/** The section of the member center where one pays in. */
const CASHIER: (typeof MEMBER_SECTIONS)[number] = 'depositv2'
const UNITS = 10_000

/** What the house asks of every game. */
const JURISDICTION = {
  autoplay: false,
  turbo: false,
  minimumRoundMs: { slot: 2_500, other: 5_000 },
  celebrationAtOrBelowStake: false,
  showNetPosition: true,
  showElapsed: true,
}

/** What a vendor asks about who plays: who a launch token stands for, and what they may spend. */
export const createVendorSessions = (
  { database, clock, random, brand }: Platform,
  { claim, members, reality, transactions, money }: SessionDeps,
) => {
  const db = database.orm
  const at = () => clock.now().toISOString()
  const answerTo = async <Reply extends object>(work: () => Promise<Reply>) => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof VendorRefusal) return { status: error.status, serverTime: at() }
      throw error
    }
  }

  return {
    authenticate: (by: By, { token }: { readonly token: string }) =>
      answerTo(async (): Promise<AuthenticateReply> => {
        const { vendor, terms } = by
        const claimed = (await claim(token, vendor)) ?? deny('INVALID_TOKEN')
        const found = (await findGame(db, claimed.nodeId)) ?? deny('GAME_DISABLED')
        if (!found.game.enabled) deny('GAME_DISABLED')
        const player = claimed.memberId === null ? undefined : await members.byId(claimed.memberId)
        const sessionToken = randomToken(random)
        const now = clock.now()
        // Whichever tab or window the game before runs in, it can stake no more; what it owes is paid all the same.
        if (brand.oneGameAtATime && claimed.memberId !== null) await endSessions(db, claimed.memberId, now)
        await insertSession(db, {
          tokenHash: hashToken(sessionToken),
          vendor,
          memberId: claimed.memberId,
          nodeId: claimed.nodeId,
          room: claimed.room,
          mode: claimed.mode,
          createdAt: now,
          lastAt: now,
        })
        const owner = player && { memberId: player.id, currency: player.currency }
        const state = owner && (await reality().mark(owner))
        const open = player ? await openRoundsOf(db, vendor, player.id) : []
        const room = found.game.rooms.find((each) => each.code === claimed.room)
        return {
          status: 'OK',
          sessionToken,
          mode: claimed.mode,
          playerId: player ? await playerIdOf(db, vendor, player.id, `p_${randomToken(random, PLAYER_BYTES)}`) : null,
          gameCode: found.game.code,
          ...(room ? { room: room.code } : {}),
          language: claimed.language,
          currency: player?.currency ?? brand.currency,
          currencyExponent: placesOf(terms),
          balance: owner ? await money.balanceOf({ ...owner, vendor, gameType: found.game.gameType }) : null,
          site: claimed.site,
          lobbyUrl: `${claimed.site}/`,
          cashierUrl: `${claimed.site}/member/${CASHIER}`,
          limits: { minStake: found.game.minBet * UNITS, maxStake: Number(terms.maxStake), maxPayout: Number(terms.maxPayout) },
          jurisdiction: { ...JURISDICTION, oneGameAtATime: brand.oneGameAtATime },
          realityCheck: state ? { everyMinutes: state.realityMinutes, elapsedSeconds: state.elapsedSeconds } : null,
          openRounds: open.map(({ roundId, gameCode, staked, won, openedAt }) => ({
            roundId,
            gameCode,
            staked: Number(staked),
            won: Number(won),
            openedAt: openedAt.toISOString(),
          })),
          serverTime: at(),
        }
      }),

    balance: (by: By, { playerId, currency, gameCode }: BalanceRequest) =>
      answerTo(async () => {
        const member = await transactions.findPlayer(by, playerId)
        if (member.currency !== currency) deny('WRONG_CURRENCY')
        const named = gameCode === undefined ? undefined : await findGameByCode(db, gameCode)
        const player = { ...playerOf(by, member), ...(named ? { gameType: named.gameType } : {}) }
        const bonus = await money.bonusOf(player)
        return {
          status: 'OK' as const,
          balance: await money.balanceOf(player),
          currency,
          ...(bonus
            ? { bonus: { amount: Number(bonus.amount), ...(bonus.maxBet === null ? {} : { maxStake: Number(bonus.maxBet) }) } }
            : {}),
          serverTime: at(),
        }
      }),
  }
}

export type VendorSessions = ReturnType<typeof createVendorSessions>
