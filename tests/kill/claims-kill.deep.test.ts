import { once } from 'node:events'
import { getMissionSummaryDetails } from '@portico/contract/missions/calls'
import { proposeMission, publishMission } from '@portico/contract/missions/operator-calls'
import { rowsOf } from '@portico/gateway/db/rows'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { promoting } from '@portico/gateway/testing/promoting'
import { soakSize } from '@portico/gateway/testing/soak'
import { ticketing } from '@portico/gateway/testing/ticketing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claimants, type ClaimGateway, claimGateway, kill, orderOf, withClaims } from './claims-world.ts'

const KILLS = soakSize(6, 100)
const LONG_MS = 3_600_000

const mission = async (gateway: TestGateway, amount: string): Promise<string> => {
  const [lan, minh] = [await gateway.operatorNamed('mission lan', 'finance'), await gateway.operatorNamed('mission minh', 'finance')]
  const definition = {
    kind: 'MISSION',
    period: 'WEEK',
    title: { EN: 'Be there' },
    text: { EN: 'Once.' },
    condition: { kind: 'LOGIN_DAYS', count: 1 },
    reward: { kind: 'CASH', amount, turnover: 0 },
  } as const
  const { id, version } = (await gateway.call(proposeMission, { definition }, lan)).value
  expect((await gateway.call(publishMission, { id, version }, minh)).status).toBe(200)
  return id
}

/** Until somewhere a grant waits to be paid for whose claim is written. */
const untilBetween = async (gateway: TestGateway, { over }: ClaimGateway): Promise<boolean> => {
  let isOver = false
  void over.then(() => (isOver = true))
  while (!isOver) {
    const [row] = await rowsOf<{ count: number }>(
      gateway.database.orm,
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    )
    if (row!.count > 0) return true
  }
  return false
}

test(
  '[PROMO-09] [CALL-15] a gateway that is killed between a claim and its grant leaves neither, and asked again it pays once',
  () =>
    withClaims(async ({ url, gateway }) => {
      const { orm } = gateway.database
      const offers = await promoting(gateway)
      const pools = await ticketing(gateway)
      const members = await claimants(gateway, 20 * KILLS)
      await orm.execute(
        sql`insert into sign_in (member_id, at, result, method, client, ip) select id, ${gateway.clock.now().toISOString()}::timestamptz, 'SIGNED_IN', 'PASSWORD', '{}', '-' from member`,
      )
      const promotion = await offers.offer({ places: members.length, budget: String(50 * members.length) })
      const missionId = await mission(gateway, '30')
      const { day } = (await gateway.call(getMissionSummaryDetails, {}, { token: members[0]!.token })).value.list[0]!
      const pool = await pools.offer({ prizes: [{ kind: 'CASH', amount: '20', points: 0, count: members.length }] })
      for (let from = 0; from < members.length; from += 100)
        expect(
          (
            await pools.grant(
              pool,
              members.slice(from, from + 100).map(({ account }) => account),
            )
          ).status,
        ).toBe(200)
      const tickets = new Map(
        (await rowsOf<{ id: string; memberId: string }>(orm, sql`select id, member_id as "memberId" from ticket`)).map((row) => [
          row.memberId,
          row.id,
        ]),
      )
      // The claim is written and the grant is on its way: long enough to be met by a kill.
      await orm.execute(
        sql`create function slow_grant() returns trigger language plpgsql as $$ begin perform pg_sleep(0.05); return new; end $$`,
      )
      await orm.execute(
        sql`create trigger slow_grant before insert on ledger_transfer for each row when (new.code in ('PROMOTION', 'MISSION', 'TICKET')) execute function slow_grant()`,
      )
      const orders = members.flatMap((each, n) => [
        orderOf(3 * n, each, { kind: 'PROMOTION', id: promotion }),
        orderOf(3 * n + 1, each, { kind: 'MISSION', id: missionId, day }),
        orderOf(3 * n + 2, each, { kind: 'TICKET', id: tickets.get(each.memberId)! }),
      ])
      const answered = new Set<number>()
      let [killed, unanswered] = [0, 0]
      while (answered.size < orders.length) {
        const left = orders.filter(({ n }) => !answered.has(n))
        const running = await claimGateway(url)
        running.claim(left)
        if (killed < KILLS) {
          // In a stretch of its own each, so that there is something left for all of them.
          const share = Math.floor((orders.length * (killed + 1)) / (KILLS + 1)) - answered.size
          while (running.answers.length < share) await once(running.child, 'message')
          expect(await untilBetween(gateway, running)).toBe(true)
          await kill(running)
          killed++
        } else await running.over
        for (const { n, code } of running.answers) {
          expect(code).toBe('OK')
          answered.add(n)
        }
        if (running.answers.length < left.length) unanswered++
        await kill(running)
      }
      expect([killed, unanswered]).toEqual([KILLS, KILLS])
      const paid = await rowsOf<{ code: string; count: number; members: number }>(
        orm,
        sql`select t.code, count(*)::int as count, count(distinct a.owner_id)::int as members from ledger_transfer t join ledger_account a on a.id = t.credit_id
          where t.code in ('PROMOTION', 'MISSION', 'TICKET') group by t.code order by t.code`,
      )
      expect(paid).toEqual(['MISSION', 'PROMOTION', 'TICKET'].map((code) => ({ code, count: members.length, members: members.length })))
      const [rows] = await rowsOf<{ grants: number; claims: number; opened: number }>(
        orm,
        sql`select (select count(*)::int from promotion_grant) as grants, (select count(*)::int from mission_claim) as claims,
          (select count(*)::int from ticket where number is not null) as opened`,
      )
      expect(rows).toEqual({ grants: members.length, claims: members.length, opened: members.length })
      expect((await gateway.books.check()).findings).toEqual([])
      process.stdout.write(`${orders.length} claims, ${killed} kills between a claim and its grant: every one paid once\n`)
    }),
  LONG_MS,
)
