import { commitmentOf } from '@portico/lottery/draw'
import { toHex } from '@portico/lottery/bytes'
import type { Platform } from '../../platform.ts'
import type { LotteryGame } from '../offer/games.ts'
import { createGaps } from './gaps.ts'
import { assignFeed, insertIssue, insertIssues, lockNextFeed } from './issue-store.ts'
import { type Slot, slotsFrom } from './schedule.ts'

export type Ahead = Readonly<Record<LotteryGame['source'], number>>

export interface TimetableOptions {
  /** Issues kept ready beyond the one that is open. */
  readonly ahead: Ahead
  /** Whether issues that were never made are accounted for: not while a past is made up of which only parts are lived through. */
  readonly gaps: boolean
}

/** A replay lottery reserves a result for each issue, so it keeps few. */
const USUAL: TimetableOptions = { ahead: { own: 2, feed: 1, replay: 1, stations: 1 }, gaps: true }
const SEED_BYTES = 32

type TimetablePlatform = Pick<Platform, 'database' | 'clock' | 'random' | 'brand' | 'log'>

/** Creates issues ahead of time, so that an own draw's commitment is public before its issue opens. */
export const createTimetable = (platform: TimetablePlatform, { ahead, gaps }: TimetableOptions = USUAL) => {
  const { database, clock, random, brand } = platform
  const accountForGap = createGaps(platform)
  const done = new Map<string, string>()
  const slotsByGame = new Map<string, readonly Slot[]>()

  /** The slots of the instant and of the near future: the same for as long as the first of them lasts. */
  const slotsAt = (game: LotteryGame, now: Date): readonly Slot[] => {
    const [before] = slotsByGame.get(game.code) ?? []
    if (!before || now < before.openAt || now >= before.drawAt)
      slotsByGame.set(game.code, slotsFrom(game, now, ahead[game.source], brand.timeZone))
    return slotsByGame.get(game.code) ?? []
  }

  const sealedSeed = async (source: LotteryGame['source']) => {
    if (source !== 'own') return { seed: null, commitment: null }
    const seed = random.bytes(SEED_BYTES)
    return { seed: toHex(seed), commitment: await commitmentOf(seed) }
  }

  const issueFor = async (game: LotteryGame, slot: Slot, now: Date) => ({
    gameCode: game.code,
    ...slot,
    // An issue that comes into being late opens now: nobody could bet on it, or see its commitment, before.
    openAt: slot.openAt < now ? now : slot.openAt,
    ...(await sealedSeed(game.source)),
  })

  /** Creates the issue with a waiting result reserved for it; false when none waits. */
  const createReplay = async (game: LotteryGame, slot: Slot, now: Date): Promise<boolean> => {
    const issue = await issueFor(game, slot, now)
    return database.orm.transaction(async (tx) => {
      const feedId = await lockNextFeed(tx, game.code)
      if (feedId === undefined) return false
      const issueId = await insertIssue(tx, issue)
      if (issueId !== undefined) await assignFeed(tx, feedId, issueId)
      return true
    })
  }

  /** Makes sure that the issues of now and of the near future are there. */
  return async (game: LotteryGame): Promise<void> => {
    const now = clock.now()
    const slots = slotsAt(game, now).filter(({ sealAt }) => now < sealAt)
    const numeros = slots.map(({ numero }) => numero).join()
    if (done.get(game.code) === numeros) return
    if (gaps && slots[0]) await accountForGap(game, slots[0])
    if (game.source === 'replay') {
      // Without a result not remembered as done: some may be queued at any time.
      for (const slot of slots) if (!(await createReplay(game, slot, now))) return
    } else {
      await insertIssues(database.orm, await Promise.all(slots.map((slot) => issueFor(game, slot, now))))
    }
    done.set(game.code, numeros)
  }
}
