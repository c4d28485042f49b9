import type { PlayState } from '@portico/contract/control/shapes'
import { toMoney } from '@portico/contract/kit/money'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { MINUTE_MS } from '../kit/duration.ts'
import { localDate } from '../kit/zone.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { findBreak } from './break-store.ts'
import { toBreak } from './breaks.ts'
import { readFigures } from './figure-store.ts'
import { limitsOf, readWindows } from './limit-store.ts'
import { addPlayTime, changePresence, lockPresence, type PresenceRow, readPresence, secondsSince } from './presence-store.ts'

type Player = Pick<Caller, 'memberId' | 'currency'>

/** Whoever has not been seen playing for so long begins anew. The database knows it too, in `play_refusal`. */
const PAUSE_MS = 30 * MINUTE_MS
/** Pages say it every half minute; one that sleeps may need twice as long. */
const BEAT_MS = 90_000

/**
 * How long somebody has been playing. It is counted here and not in a page, so that it neither starts anew with a reload nor runs twice
 * as fast in two windows, and goes on at another device.
 */
export interface Reality {
  /** A game or a draw is open before the player. */
  mark(player: Player): Promise<PlayState>
  answer(player: Player, answer: 'CONTINUE' | 'STOP'): Promise<PlayState>
}

const isPlaying = ({ lastAt }: Pick<PresenceRow, 'lastAt'>, now: Date): boolean =>
  lastAt !== null && now.getTime() - lastAt.getTime() < PAUSE_MS

/** When the next check is due. */
const checkAt = ({ checkedAt, realityMinutes }: PresenceRow): Date => new Date((checkedAt?.getTime() ?? 0) + realityMinutes * MINUTE_MS)

const isDue = (row: PresenceRow, now: Date): boolean =>
  isPlaying(row, now) && row.checkedAt !== null && now.getTime() - row.checkedAt.getTime() >= row.realityMinutes * MINUTE_MS

export const createReality = (
  { database: { orm }, clock, brand, events }: Pick<Platform, 'database' | 'clock' | 'brand' | 'events'>,
  ledger: Pick<Ledger, 'balanceOf'>,
): Reality => {
  /** The time limit that leaves least. */
  const timeOf = async (memberId: string, now: Date): Promise<PlayState['time']> => {
    const limits = (await limitsOf(orm, memberId)).filter(({ kind }) => kind === 'TIME')
    if (limits.length === 0) return null
    const windows = await readWindows(orm, now, brand.timeZone)
    const all = []
    for (const { period, amount } of limits) {
      const { since } = windows.find((each) => each.period === period)!
      const used = await secondsSince(orm, memberId, localDate(since, brand.timeZone).toString())
      all.push({ period, used, limit: Number(amount) })
    }
    return all.reduce((one, other) => (other.limit - other.used < one.limit - one.used ? other : one))
  }

  const state = async ({ memberId, currency }: Player, now: Date): Promise<PlayState> => {
    const row = await readPresence(orm, memberId)
    const startedAt = row && isPlaying(row, now) ? row.startedAt : null
    const { staked, paid } = startedAt ? await readFigures(orm, memberId, currency, startedAt) : { staked: 0n, paid: 0n }
    const pause = await findBreak(orm, memberId, now)
    return {
      startedAt: startedAt?.toISOString() ?? null,
      elapsedSeconds: startedAt ? Math.floor((now.getTime() - startedAt.getTime()) / 1000) : 0,
      realityMinutes: minutesOf(row),
      due: row !== undefined && isDue(row, now),
      nextCheckAt: row && startedAt && !isDue(row, now) ? checkAt(row).toISOString() : null,
      staked: toMoney(staked, currency),
      paidOut: toMoney(paid, currency),
      result: toMoney(paid - staked, currency),
      balance: toMoney((await ledger.balanceOf(memberId, currency)) ?? refuse('NEED_TRUE_ACCOUNT'), currency),
      time: await timeOf(memberId, now),
      break: pause ? toBreak(pause) : null,
      serverNow: now.toISOString(),
    }
  }

  return {
    mark: async (player) => {
      const now = clock.now()
      await orm.transaction(async (tx) => {
        const row = await lockPresence(tx, player.memberId)
        if (!isPlaying(row, now)) {
          await changePresence(tx, player.memberId, { startedAt: now, checkedAt: now, lastAt: now })
          return
        }
        const beat = now.getTime() - row.lastAt!.getTime()
        if (beat <= 0) return
        await changePresence(tx, player.memberId, { lastAt: now })
        // While a check waits for its answer nobody plays.
        if (beat > BEAT_MS || isDue(row, now)) return
        await addPlayTime(tx, player.memberId, localDate(now, brand.timeZone).toString(), Math.round(beat / 1000))
      })
      return state(player, now)
    },

    answer: async (player, answer) => {
      const now = clock.now()
      await orm.transaction(async (tx) => {
        await lockPresence(tx, player.memberId)
        const none = { startedAt: null, lastAt: null, checkedAt: null }
        await changePresence(tx, player.memberId, answer === 'STOP' ? none : { checkedAt: now, lastAt: now })
        await events.notify(tx, player.memberId, 'control.changed', {})
      })
      return state(player, now)
    },
  }
}

/** How often it comes; hourly for whoever has not said. */
export const minutesOf = (row: Pick<PresenceRow, 'realityMinutes'> | undefined): 15 | 30 | 60 =>
  row?.realityMinutes === 15 || row?.realityMinutes === 30 ? row.realityMinutes : 60
