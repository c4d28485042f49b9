import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import type { getMissionLeaderboard } from '@portico/contract/missions/calls'
import type { LeaderboardPart } from '@portico/contract/missions/definitions'
import type { LeaderboardRow, LeaderboardState } from '@portico/contract/missions/shapes'
import type { Control } from '../control/index.ts'
import { Failure } from '../failure.ts'
import { textIn } from '../kit/localized.ts'
import { maskAccount } from '../kit/mask-account.ts'
import type { Platform } from '../platform.ts'
import { createBonusPay } from '../turnover/index.ts'
import type { Holding } from './counting.ts'
import { latestRuns, type RunRow } from './leaderboard-store.ts'
import { createOffers, type Visitor } from './offers.ts'
import { type Named, placeOf, rowsAround, rowsFrom } from './place-store.ts'
import type { RewardDeps } from './reward.ts'
import { createRunning, definitionOf } from './running.ts'
import { versionsOf } from './store.ts'

export interface Leaderboards {
  /** @throws Failure LEADERBOARD_UNKNOWN; NOT_OFFERED, PLAY_PAUSED, SELF_EXCLUDED */
  board(
    caller: Visitor,
    request: RequestOf<typeof getMissionLeaderboard>,
    language: string,
  ): Promise<ResponseOf<typeof getMissionLeaderboard>>
  /** Opens, counts and ends what is due. */
  work(): Promise<void>
}

export interface LeaderboardDeps extends Pick<RewardDeps, 'ledger' | 'turnover'> {
  readonly control: Pick<Control, 'offersAllowed'>
  readonly holding: Holding
}

const MOST_RUNS = 60
const NEAR = 3

const stateOf = ({ state, endsAt }: RunRow, now: Date): LeaderboardState => {
  if (state === 'FINAL') return 'FINAL'
  return now < endsAt ? 'OPEN' : 'REVIEW'
}

export const createLeaderboards = (platform: Platform, deps: LeaderboardDeps): Leaderboards => {
  const { database, clock, brand } = platform
  const { orm } = database
  const { currency } = brand
  const offers = createOffers(platform, deps.control)

  const prizeOf = ({ prizes }: LeaderboardPart, place: number) => {
    const found = prizes.find(({ first, last }) => first <= place && place <= last)
    return found ? toMoney(parseUnits(found.amount), currency) : null
  }

  return {
    work: createRunning(platform, { offers, pay: createBonusPay(platform, deps), holding: deps.holding }),

    board: async (caller, { id, from, limit }, language) => {
      await offers.everything(orm, caller)
      const now = clock.now()
      const runs = await latestRuns(orm, MOST_RUNS)
      const definitions = new Map<string, LeaderboardPart>()
      const versions = new Map<string, Awaited<ReturnType<typeof versionsOf>>>()
      for (const { missionId } of runs) if (!versions.has(missionId)) versions.set(missionId, await versionsOf(orm, missionId))
      for (const run of runs) definitions.set(run.id, definitionOf(versions.get(run.missionId)!, run))
      const headOf = (run: RunRow) => ({
        id: run.id,
        title: textIn(definitions.get(run.id)!.title, language, brand),
        state: stateOf(run, now),
        from: run.startsAt.toISOString(),
        until: run.endsAt.toISOString(),
        finalAt: run.finalAt.toISOString(),
      })
      const boards = runs.map(headOf)
      const usual = runs.filter(({ endsAt }) => now < endsAt).at(-1) ?? runs[0]
      const run = id === undefined ? usual : runs.find((each) => each.id === id)
      if (!run) {
        if (id !== undefined) throw new Failure('LEADERBOARD_UNKNOWN')
        return { boards, board: null, serverNow: now.toISOString() }
      }
      const definition = definitions.get(run.id)!
      const toRow = ({ account, memberId, score, reachedAt, prize }: Named, place: number): LeaderboardRow => {
        const paid = prize === null ? null : toMoney(prize, currency)
        return {
          place,
          name: maskAccount(account),
          score,
          reachedAt: reachedAt.toISOString(),
          prize: run.state === 'FINAL' ? paid : prizeOf(definition, place),
          own: memberId === caller.memberId,
        }
      }
      const lastPlace = definition.prizes.at(-1)!.last
      const ownPlace = async () => {
        const near = await rowsAround(orm, run.id, caller.memberId, NEAR)
        return { near, place: near ? await placeOf(orm, run.id, near.own) : 0 }
      }
      const [{ near, place }, [lastPaid], page] = await Promise.all([
        ownPlace(),
        rowsFrom(orm, run.id, lastPlace, 1),
        rowsFrom(orm, run.id, from, limit),
      ])
      const around = near ? [...near.ahead, near.own, ...near.behind] : []
      const pool = definition.prizes.reduce((sum, { first, last, amount }) => sum + BigInt(last - first + 1) * parseUnits(amount), 0n)
      return {
        boards,
        board: {
          ...headOf(run),
          score: definition.score,
          players: run.players,
          pool: toMoney(pool, currency),
          prizes: definition.prizes.map(({ first, last, amount }) => ({ first, last, amount: toMoney(parseUnits(amount), currency) })),
          lastPaid: lastPaid ? { place: lastPlace, score: lastPaid.score } : null,
          rows: page.map((row, index) => toRow(row, from + index)),
          around: around.map((row, index) => toRow(row, place - (near?.ahead.length ?? 0) + index)),
        },
        serverNow: now.toISOString(),
      }
    },
  }
}
