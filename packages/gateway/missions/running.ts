import { ONE, parseUnits } from '@portico/contract/kit/money'
import type { LeaderboardPart } from '@portico/contract/missions/definitions'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { HOUR_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import type { PayBonus } from '../turnover/index.ts'
import { countRun, type Holding } from './counting.ts'
import { byMission, inForce } from './in-force.ts'
import { changeRun, changeScore, holdRun, insertRun, type RunRow, runsOf, unfinished, unpaid, writePlaces } from './leaderboard-store.ts'
import type { Offers } from './offers.ts'
import { spanAt, spanBefore } from './spans.ts'
import { type Listed, publishedVersions, versionsOf } from './store.ts'

/** After a long stop no more runs than this are opened of one leaderboard. */
const MOST_MISSED = 40
const PAID_AT_ONCE = 50

export interface RunningDeps {
  readonly offers: Offers
  readonly pay: PayBonus
  readonly holding: Holding
}

/** The definition by which a run is counted. */
export const definitionOf = (versions: readonly Listed['version'][], { version }: Pick<RunRow, 'version'>): LeaderboardPart => {
  const found = versions.find((each) => each.version === version)?.definition
  if (found?.kind !== 'LEADERBOARD') throw new Error(`no version ${version} of a leaderboard`)
  return found
}

/** Opens runs, counts them, and ends them: places, then prizes. Each step is a transaction that holds its run, so that gateways take turns. */
export const createRunning = (platform: Platform, { offers, pay, holding }: RunningDeps) => {
  const { database, clock, brand, events } = platform
  const { timeZone, currency } = brand
  const orm = database.background

  const open = async (): Promise<void> => {
    const now = clock.now()
    for (const [missionId, versions] of byMission(await publishedVersions(orm), 'LEADERBOARD')) {
      const { period } = versions[0]!.version.definition
      const days = new Set((await runsOf(orm, missionId)).map(({ day }) => day))
      let span = spanAt(period, now, timeZone)
      for (let missed = 0; missed < MOST_MISSED && !days.has(span.day); missed++) {
        const version = inForce(versions, span)?.version
        if (version?.definition.kind !== 'LEADERBOARD') break
        const finalAt = new Date(span.until.getTime() + version.definition.reviewHours * HOUR_MS)
        const { day, from: startsAt, until: endsAt } = span
        const row = { id: derivedId('leaderboard', missionId, day), missionId, version: version.version, day, startsAt, endsAt, finalAt }
        await orm.transaction((tx) => insertRun(tx, { ...row, state: 'OPEN', countedTo: startsAt }))
        span = spanBefore(period, span, timeZone)
      }
    }
  }

  const changed = (tx: Tx): Promise<void> => events.broadcast(tx, 'leaderboards.changed', {})

  const payPrizes = async (tx: Tx, run: RunRow, { turnover }: LeaderboardPart): Promise<void> => {
    const times = BigInt(turnover) * ONE
    const rows = await unpaid(tx, run.id, PAID_AT_ONCE)
    for (const { memberId, prize } of rows) {
      const isOffered = await offers.everything(tx, { memberId, currency }).then(
        () => true,
        (error: unknown) => (error instanceof Failure ? false : Promise.reject(error)),
      )
      // Who began to hold back at the last moment is offered nothing any more.
      if (isOffered) await pay(tx, { id: derivedId(run.id, memberId), memberId, currency, amount: prize!, times, code: 'LEADERBOARD' })
      await changeScore(tx, run.id, memberId, isOffered ? { paidAt: clock.now() } : { prize: null, paidAt: clock.now() })
    }
    if (rows.length < PAID_AT_ONCE) {
      await changeRun(tx, run.id, { state: 'FINAL' })
      await changed(tx)
    }
  }

  /** One step of a run; answers whether another follows at once. */
  const step = (id: string): Promise<boolean> =>
    orm.transaction(async (tx) => {
      const run = await holdRun(tx, id)
      if (!run || run.state === 'FINAL') return false
      const definition = definitionOf(await versionsOf(tx, run.missionId), run)
      if (run.state === 'PAYING') {
        await payPrizes(tx, run, definition)
        return true
      }
      const now = clock.now()
      const counted = await countRun(tx, run, definition, { now, currency, holding })
      if (counted.changed) await changed(tx)
      if (counted.more) return true
      if (now < run.finalAt) return false
      await writePlaces(
        tx,
        run.id,
        definition.prizes.map(({ amount, ...places }) => ({ ...places, amount: parseUnits(amount) })),
      )
      await changeRun(tx, run.id, { state: 'PAYING' })
      return true
    })

  return async (): Promise<void> => {
    await open()
    for (const { id } of await unfinished(orm)) while (await step(id));
  }
}
