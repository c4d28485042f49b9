import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createTeamColumns } from '../agents/columns/index.ts'
import { createLossLists } from '../agents/loss-list.ts'
import { createMemberLists } from '../agents/member-list.ts'
import type { Orm } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { foldBatch } from '../figures/fold-store.ts'
import { bet } from '../lottery/bets/schema.ts'
import { changeIssue, type IssueRow, insertIssue } from '../lottery/drawing/issue-store.ts'
import { lotteryIssue } from '../lottery/schema.ts'
import { gameOf } from '../lottery/offer/games.ts'
import { createSettlement } from '../lottery/settling/settle.ts'
import { memberTree } from '../member/schema.ts'
import { seededRandom } from '../ports/random.ts'
import { idSlice, teamsOf, teamTotals } from '../reports/index.ts'
import { mixedLines, openCrowd, placeCrowd } from './crowd.ts'
import type { TestGateway } from './gateway.ts'

const MEMBERS = 15
const ISSUES = 6
const WRITERS = 4
const HOUR = 3_600_000

export interface RandomFiguresOptions {
  readonly steps: number
  /** Of so many steps one is cut off; on a server by ending the connections of the database that are at work. */
  readonly killEvery: number
  readonly betsOfIssue: number
}

const LOST_MOST = { sort: 'gain', order: 'asc' } as const

class Killed extends Error {}

const dayOf = (at: Date, timeZone: string): string => at.toLocaleDateString('sv-SE', { timeZone })
const dashed = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const crowdMember = async (orm: Orm, n: number): Promise<string> =>
  (await rowsOf<{ id: string }>(orm, sql`select md5(${`crowd${n}`})::uuid as id`))[0]!.id

/**
 * Four writers settle, call off, correct and settle issues again, whose bets are of the same members, while figures are folded and some of it is
 * cut off in the middle. Answers what is wrong: of the books, and where a team's figures are not what its bets come to.
 */
export const randomFigures = async (gateway: TestGateway, { steps, killEvery, betsOfIssue }: RandomFiguresOptions) => {
  const {
    clock,
    database,
    ledger,
    turnover: { purse },
  } = gateway
  const { orm } = database
  const { platform } = gateway.gateway
  const { currency, timeZone } = platform.brand
  const random = seededRandom('figures')
  const below = (many: number): number => Buffer.from(random.bytes(4)).readUInt32LE(0) % many
  const game = gameOf('SSC1')!
  const lines = mixedLines(game, currency, 3)

  await openCrowd(orm, MEMBERS, currency, clock.now(), true)
  await orm.execute(sql`
    with recursive line(id, above, depth) as (
      select n, n, 0 from generate_series(1, ${MEMBERS}::int) n union all select id, above / 2, depth + 1 from line where above > 1)
    insert into ${memberTree} (ancestor_id, descendant_id, depth) select md5('crowd' || above)::uuid, md5('crowd' || id)::uuid, depth from line`)
  const issues: { id: bigint; version: number }[] = []
  for (let n = 0; n < ISSUES; n += 1) {
    const at = clock.now()
    const numero = `figures-${n}`
    const id = (await insertIssue(orm, { gameCode: game.code, numero, openAt: at, sealAt: at, drawAt: at, seed: null, commitment: null }))!
    await placeCrowd(orm, { game, issueId: id, numero, lines, bets: betsOfIssue, members: MEMBERS, currency, at })
    issues.push({ id, version: 0 })
  }

  let cut = 0
  /** A batch that was worked out and written, and is lost before it is committed. */
  const breaking = (kill: () => boolean) => ({
    ...platform,
    database: {
      ...database,
      background: Object.assign(Object.create(database.background) as typeof database.background, {
        transaction: (work: Parameters<typeof orm.transaction>[0], options?: Parameters<typeof orm.transaction>[1]) =>
          database.background.transaction(async (tx) => {
            const done = await work(tx)
            if (kill()) throw new Killed()
            return done
          }, options),
      }),
    },
  })
  const endConnections = () =>
    orm.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`)

  let left = steps
  const busy = new Set<bigint>()
  const writer = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const step = left
      // No two steps are of one day.
      clock.advance(HOUR * 24 + below(HOUR * 24))
      // Never one that another writer is at: each of the steps is done.
      const free = issues.filter(({ id }) => !busy.has(id))
      const issue = free[below(free.length)]!
      busy.add(issue.id)
      const killing = step % killEvery === 0
      let armed = killing && database.kind === 'pglite'
      const settle = createSettlement(
        breaking(() => armed && !(armed = false)),
        { ledger, purse },
      )
      // Once more the same, another outcome, or none at all.
      const again = issue.version > 0 && below(5) === 0
      if (!again) issue.version += 1
      const off = below(6) === 0
      for (let tries = 0; ; tries += 1) {
        try {
          if (!again && tries === 0)
            await changeIssue(orm, issue.id, {
              state: off ? 'VOID' : 'DRAWN',
              result: off ? null : { digits: String(below(100_000)).padStart(5, '0') },
              resultVersion: issue.version,
              drawnAt: clock.now(),
            })
          const [row] = await orm.select().from(lotteryIssue).where(sql`${lotteryIssue.id} = ${issue.id}`)
          const work = settle(row as IssueRow)
          if (killing && tries === 0 && database.kind === 'postgres') {
            // It fails before it is awaited below, which would count as a rejection that nobody handles.
            work.catch(() => undefined)
            await sleep(below(20))
            await endConnections().catch(() => undefined)
          }
          await work
          break
        } catch (error) {
          cut += 1
          if (tries > 20) throw error
        }
      }
      busy.delete(issue.id)
    }
  }
  let writing = true
  const folder = async (): Promise<void> => {
    while (writing) {
      await database.background.transaction((tx) => foldBatch(tx, { teamsOf }, 1 + below(200))).catch(() => 0)
      await sleep(1)
    }
  }
  // An office that is open all the while: what it keeps of one instant must not be wrong at the next.
  const columns = createTeamColumns(orm, orm)
  const [members, losses] = [createMemberLists(orm, columns), createLossLists(columns)]
  const rangeOf = (agentId: string, [from, to]: readonly [string, string]) => ({ agentId, scope: 'TEAM' as const, timeZone, from, to })
  const begun = dayOf(clock.now(), timeZone)
  const all = { account: undefined, gameType: undefined, side: undefined }
  const reader = async (): Promise<void> => {
    while (writing) {
      const range = rangeOf(await crowdMember(orm, 1 + below(4)), [begun, dayOf(clock.now(), timeZone)])
      await losses(range, all, LOST_MOST).catch(() => undefined)
      await members
        .order(range, { account: undefined, opened: false, active: true }, { sort: 'balance', order: 'asc' })
        .catch(() => undefined)
      await sleep(1)
    }
  }
  const meanwhile = [folder(), reader()]
  await Promise.all(Array.from({ length: WRITERS }, writer))
  writing = false
  await Promise.all(meanwhile)

  const wrong = [...(await gateway.books.check()).findings]
  const bets = await orm.select().from(bet)
  const tree = await orm.select().from(memberTree)
  const days = [...new Set(bets.flatMap(({ settledAt }) => (settledAt ? [dayOf(settledAt, timeZone)] : [])))].toSorted()
  const spans = [...days.map((day) => [day, day] as const), [days[0]!, days.at(-1)!] as const]
  let compared = 0
  for (const agentId of new Set(tree.map(({ ancestorId }) => ancestorId))) {
    const inTeam = new Set(tree.filter(({ ancestorId }) => ancestorId === agentId).map(({ descendantId }) => descendantId))
    for (const [from, to] of spans) {
      const own = bets.filter(
        ({ memberId, state, settledAt }) =>
          inTeam.has(memberId) &&
          ['WON', 'LOST', 'PUSH'].includes(state) &&
          dayOf(settledAt!, timeZone) >= from &&
          dayOf(settledAt!, timeZone) <= to,
      )
      const totals = await teamTotals(orm, { agentId, scope: 'TEAM', timeZone, from, to })
      const is = [totals.bets, totals.stake, totals.valid_bet, totals.payout, totals.rebate, String(totals.active_members)]
      const sum = (of: (row: typeof bet.$inferSelect) => bigint) => String(own.reduce((all, row) => all + of(row), 0n))
      const raw = [
        String(own.length),
        sum(({ stake }) => stake),
        sum(({ validBet }) => validBet!),
        sum(({ payout }) => payout!),
        sum(({ rebate }) => rebate),
        String(new Set(own.map(({ memberId }) => memberId)).size),
      ]
      compared += 1
      if (is.join() !== raw.join()) wrong.push(`${agentId} ${from} to ${to}: ${is.join()} and not ${raw.join()}`)
      const range = rangeOf(agentId, [from, to])
      const { totals: lost, ids: lossIds } = await losses(range, all, LOST_MOST)
      const active = await members.totals(range, { account: undefined, opened: false, active: true })
      const listed = [lost.bets, lost.stake, lost.valid_bet, lost.payout, lost.rebate, String(active.active_members)]
      if (listed.join() !== raw.join()) wrong.push(`the lists of ${agentId} ${from} to ${to}: ${listed.join()} and not ${raw.join()}`)
      const gains = new Map<string, bigint>()
      for (const { memberId, payout, rebate, stake } of own) gains.set(memberId, (gains.get(memberId) ?? 0n) + payout! + rebate - stake)
      const ids = idSlice(lossIds, { limit: MEMBERS, offset: 0 })
      const inOrder = ids.map((id) => gains.get(dashed(id))!)
      if (inOrder.join() !== [...gains.values()].toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)).join())
        wrong.push(`the losses of ${agentId} ${from} to ${to} are not in order: ${inOrder.join()}`)
    }
  }
  return { wrong, cut, days: days.length, compared, versions: issues.reduce((all, { version }) => all + version, 0) }
}
