import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { launchGame } from '@portico/contract/catalogue/launch-calls'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { languageOf } from '@portico/contract/kit/brand'
import { DAY_MS } from '../kit/duration.ts'
import { textIn } from '../kit/localized.ts'
import { findGame } from '../catalogue/index.ts'
import type { Tx } from '../db/open.ts'
import type { Control } from '../control/index.ts'
import { Failure, passes } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import type { MemberRow, Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import type { Redeem } from '../ports/game-host.ts'
import { hashToken } from '../session/index.ts'
import { findLaunch, forgetLaunches, insertLaunch, type LaunchRow, spendLaunch } from './store.ts'

const LIFE_MS = 60_000
/** How long a spent or stale token is still told apart from one that never was. */
const KEPT_MS = DAY_MS

/** Vendors' games that hold the mouse. */
const POINTER_LOCK = new Set(['FISH'])

interface LaunchContext {
  readonly caller: Caller | null
  readonly language: string
  /** Origin of the site the call came through. */
  readonly site: string
}

/** What a launch token stands for, for the vendor whose game it opens. */
export interface Claimed extends Pick<LaunchRow, 'nodeId' | 'memberId' | 'room' | 'mode' | 'language' | 'site'> {}

/** Spends a token for the vendor of its game; undefined for one that is spent, too old, unknown or another vendor's. */
export type Claim = (token: string, vendorCode: string) => Promise<Claimed | undefined>

export interface Launches {
  /** @throws Failure those of `mayOpen`, NOT_LOGGED_IN | GAME_UNKNOWN | GAME_DISABLED | NEED_TRUE_ACCOUNT | TRIAL_NOT_ALLOWED */
  launch(request: RequestOf<typeof launchGame>, context: LaunchContext): Promise<ResponseOf<typeof launchGame>>
  readonly redeem: Redeem
  readonly claim: Claim
  /** Forgets launches of more than a day ago. */
  sweep(tx: Tx, now: Date): Promise<void>
}

export interface LaunchDeps {
  /** The origin that vendors' games run at; null while there is none. */
  readonly gameOrigin: () => string | null
  /** Where the vendor's own games run, which goes before that; null where it has no such place. */
  readonly launchUrlOf: (vendorCode: string) => Promise<string | null>
  readonly members: Pick<Members, 'byId'>
  /** Whether games may be tried for nothing, as the operator has it now. */
  readonly offersFreePlay: () => Promise<boolean>
  /** Whether a member may play games of the type for money now. @throws Failure as it does */
  readonly mayOpen: Control['mayOpen']
  /** Told what a member opens for real, and what a trial account tries. */
  readonly opened: (memberId: string, nodeId: number) => Promise<void>
}

export const createLaunches = (
  { database, clock, random, brand }: Platform,
  { members, gameOrigin, launchUrlOf, offersFreePlay, mayOpen, opened }: LaunchDeps,
): Launches => {
  const db = database.orm

  const admit = (mode: 'real' | 'demo', trial: boolean, caller: Caller | null): void => {
    if (mode === 'demo') {
      if (!trial) throw new Failure('TRIAL_NOT_ALLOWED')
      return
    }
    if (!caller) throw new Failure('NOT_LOGGED_IN')
    if (caller.trial) throw new Failure('NEED_TRUE_ACCOUNT')
  }

  const isOpen = ({ id: memberId, currency }: MemberRow, gameType: GameType): Promise<boolean> =>
    passes(() => mayOpen({ memberId, currency }, gameType))

  return {
    launch: async ({ nodeId, mode, roomId, match }, { caller, language, site }) => {
      const found = await findGame(db, nodeId)
      if (!found || found.game.opensList) throw new Failure('GAME_UNKNOWN')
      if (!found.game.enabled) throw new Failure('GAME_DISABLED')
      const room = roomId === undefined ? undefined : found.game.rooms.find(({ code }) => code === roomId)
      if (roomId !== undefined && !room) throw new Failure('GAME_UNKNOWN')
      if (room?.open === false) throw new Failure('GAME_DISABLED')
      admit(mode, found.game.trial && (await offersFreePlay()), caller)
      if (mode === 'real' && caller) await mayOpen(caller, found.game.gameType as GameType)
      const origin = (await launchUrlOf(found.game.vendorCode)) ?? gameOrigin()
      if (origin === null) throw new Failure('GAME_DISABLED')
      const token = randomToken(random)
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + LIFE_MS)
      // A trial never touches an account [GAME-04].
      const memberId = mode === 'real' ? (caller?.memberId ?? null) : null
      await insertLaunch(db, {
        tokenHash: hashToken(token),
        nodeId,
        memberId,
        room: room?.code ?? null,
        mode,
        language,
        site,
        createdAt,
        expiresAt,
        usedAt: null,
      })
      // What was tried goes along when the trial becomes a full account.
      const player = memberId ?? (caller?.trial ? caller.memberId : null)
      if (player !== null) await opened(player, nodeId)
      const url = new URL('/play', origin)
      const address = { token, gameCode: found.game.code, lang: languageOf(brand, language).tag, currency: brand.currency, mode, site }
      url.search = new URLSearchParams({
        ...address,
        ...(room ? { room: room.code } : {}),
        ...(match === undefined ? {} : { match }),
      }).toString()
      return {
        url: url.href,
        gameCode: found.game.code,
        gameName: textIn(found.game.names, language, brand),
        displayName: found.displayName,
        gameType: found.game.gameType as GameType,
        mode,
        expiresAt: expiresAt.toISOString(),
        allow: [],
        pointerLock: POINTER_LOCK.has(found.game.gameType),
      }
    },

    sweep: (tx, now) => forgetLaunches(tx, new Date(now.getTime() - KEPT_MS)),

    claim: async (token, vendorCode) => {
      const hash = hashToken(token)
      const known = await findLaunch(db, hash)
      const found = known && (await findGame(db, known.nodeId))
      // Another vendor's token stays good for its own.
      if (found?.game.vendorCode !== vendorCode) return undefined
      const spent = await spendLaunch(db, hash, clock.now())
      if (!spent) return undefined
      const player = spent.memberId === null ? undefined : await members.byId(spent.memberId)
      if (player && !(await isOpen(player, found.game.gameType as GameType))) return undefined
      return spent
    },

    redeem: async (token) => {
      const hash = hashToken(token)
      const spent = await spendLaunch(db, hash, clock.now())
      if (!spent) {
        const known = await findLaunch(db, hash)
        const refused = known ? (known.usedAt ? 'USED' : 'EXPIRED') : 'UNKNOWN'
        return { refused, site: known?.site }
      }
      const found = await findGame(db, spent.nodeId)
      if (!found) return { refused: 'UNKNOWN', site: spent.site }
      const room = found.game.rooms.find(({ code }) => code === spent.room)
      const player = spent.memberId === null ? undefined : await members.byId(spent.memberId)
      // A break that began after the launch shuts it, too.
      if (player && !(await isOpen(player, found.game.gameType as GameType))) return { refused: 'EXPIRED', site: spent.site }
      return {
        launched: {
          gameCode: found.game.code,
          gameName: textIn(found.game.names, spent.language, brand),
          gameType: found.game.gameType as GameType,
          displayName: found.displayName,
          room: room && { code: room.code, name: textIn(room.names, spent.language, brand) },
          mode: spent.mode,
          language: spent.language,
          currency: player?.currency ?? brand.currency,
          account: player?.account,
          site: spent.site,
          launchedAt: spent.createdAt,
        },
      }
    },
  }
}
