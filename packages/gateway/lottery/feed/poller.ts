import * as z from 'zod/mini'
import { claimTick } from '../../jobs/index.ts'
import type { Platform } from '../../platform.ts'
import { gameOf, type LotteryGame } from '../offer/games.ts'
import type { Results } from './service.ts'
import { readRow } from './rows.ts'

/** Where the results of a lottery are fetched. */
export interface FeedAddress {
  readonly gameCode: string
  readonly url: string
}

const EVERY_MS = 15_000
const TIMEOUT_MS = 10_000
const MOST_BYTES = 1_000_000
const MOST_ROWS = 100

const rows = z.array(z.record(z.string(), z.unknown())).check(z.maxLength(10_000))

const fetched = async (url: string): Promise<z.infer<typeof rows>> => {
  const answer = await fetch(url, { headers: { Accept: 'application/json' }, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  const text = await answer.text()
  if (text.length > MOST_BYTES) throw new Error('answered more than a megabyte')
  return rows.parse(JSON.parse(text))
}

const feedGame = (gameCode: string): LotteryGame => {
  const game = gameOf(gameCode)
  if (game?.source !== 'feed') throw new Error(`DRAW_FEEDS: ${gameCode} is no lottery that takes results from outside`)
  return game
}

/**
 * Asks the configured addresses for the results that issues wait for, and proposes what they say. One instance asks in each
 * quarter of a minute; what goes wrong is logged and asked again.
 * @throws Error for an address of a lottery that takes no results from outside
 */
export const createPoller = (
  { database, clock, log }: Platform,
  results: Pick<Results, 'propose' | 'awaiting'>,
  addresses: readonly FeedAddress[],
) => {
  const feeds = addresses.map(({ gameCode, url }) => ({ game: feedGame(gameCode), url }))

  const ask = async ({ game, url }: (typeof feeds)[number]): Promise<void> => {
    const { origin, pathname } = new URL(url)
    try {
      // The latest stand last, and no issue waits as long as a hundred draws.
      const fed = (await fetched(url)).flatMap((row) => readRow(game, row) ?? []).slice(-MOST_ROWS)
      await results.propose(game.code, `${origin}${pathname}`, null, fed)
    } catch (error) {
      log.error(
        { gameCode: game.code, source: `${origin}${pathname}`, err: error },
        'results could not be fetched and will be asked for again',
      )
    }
  }

  return {
    everyMs: EVERY_MS,
    poll: async (): Promise<void> => {
      if (feeds.length === 0) return
      const waiting = await results.awaiting()
      const due = feeds.filter(({ game }) => waiting.has(game.code))
      if (due.length === 0) return
      const tick = new Date(Math.floor(clock.now().getTime() / EVERY_MS) * EVERY_MS)
      const mine = await database.orm.transaction((tx) => claimTick(tx, 'draw feeds', tick, clock.now()))
      if (mine) await Promise.all(due.map(ask))
    },
  }
}

export type Poller = ReturnType<typeof createPoller>
