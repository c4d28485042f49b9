import { savePointItem } from '@portico/contract/points/operator-calls'
import { rowsOf } from '@portico/gateway/db/rows'
import { hashPassword } from '@portico/gateway/kit/password'
import { promoting } from '@portico/gateway/testing/promoting'
import { soakSize } from '@portico/gateway/testing/soak'
import { ticketing } from '@portico/gateway/testing/ticketing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ClaimAnswer, ClaimOrder } from './claims-orders.ts'
import { claimants, claimGateway, kill, orderOf, withClaims } from './claims-world.ts'

const GATEWAYS = 3
const PIECES = 200
const CLAIMS = 2_000
/** Each of these costs the check of a password, which is made to be slow. */
const REDEMPTIONS = soakSize(60, 2_000)
const LONG_MS = 3_600_000

/** Deals the orders out to gateways in processes of their own, all at once; answers what came of them. */
const claimAll = async (url: string, orders: readonly ClaimOrder[]): Promise<ClaimAnswer[]> => {
  const gateways = await Promise.all(Array.from({ length: GATEWAYS }, () => claimGateway(url)))
  try {
    gateways.forEach((each, index) => each.claim(orders.filter((_, n) => n % GATEWAYS === index)))
    await Promise.all(gateways.map(({ over }) => over))
    return gateways.flatMap(({ answers }) => answers)
  } finally {
    await Promise.all(gateways.map(kill))
  }
}

const codesOf = (answers: readonly ClaimAnswer[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1
  return counts
}
const p99 = (answers: readonly ClaimAnswer[]): string => {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return `p99 ${sorted[Math.floor(sorted.length * 0.99)]?.toFixed(0)} ms`
}
const say = (line: string): void => void process.stdout.write(`${line}\n`)

test(
  '[PROMO-09] 2,000 who claim 200 places at once over three gateways: 200 are paid, the rest refused in words, and the budget stands',
  () =>
    withClaims(async ({ url, gateway }) => {
      const desk = await promoting(gateway)
      const id = await desk.offer({ places: PIECES, budget: String(50 * PIECES) })
      const members = await claimants(gateway, CLAIMS)
      const answers = await claimAll(
        url,
        members.map((each, n) => orderOf(n, each, { kind: 'PROMOTION', id })),
      )
      const { OK, ...refused } = codesOf(answers)
      expect(OK).toBe(PIECES)
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect(
        Object.keys(refused)
          .toSorted()
          .every((code) => ['PROMOTION_FULL', 'PROMOTION_STATUS_WRONG'].includes(code)),
      ).toBe(true)
      const [row] = await rowsOf<{ places: number; spent: string; granted: number; paid: string }>(
        gateway.database.orm,
        sql`select p.taken as places, p.spent::text, (select count(*)::int from promotion_grant where promotion_id = p.id) as granted,
          (select coalesce(sum(amount), 0)::text from ledger_transfer where code = 'PROMOTION') as paid from promotion p where p.id = ${id}::uuid`,
      )
      const all = String(50 * PIECES * 10_000)
      expect(row).toEqual({ places: PIECES, spent: all, granted: PIECES, paid: all })
      expect((await gateway.books.check()).findings).toEqual([])
      say(`${CLAIMS} claims of ${PIECES} places at ${GATEWAYS} gateways: ${JSON.stringify(codesOf(answers))}, ${p99(answers)}`)
    }),
  LONG_MS,
)

test(
  '[PROMO-05] a pool of 200 whose tickets are opened ten times each at once over three gateways: every number once, every prize as often as there is',
  () =>
    withClaims(async ({ url, gateway }) => {
      const desk = await ticketing(gateway)
      const id = await desk.offer({
        prizes: [
          { kind: 'CASH', amount: '20', points: 0, count: 50 },
          { kind: 'POINTS', amount: null, points: 10, count: 100 },
          { kind: 'NONE', amount: null, points: 0, count: 50 },
        ],
      })
      const members = await claimants(gateway, PIECES / 10)
      expect(
        (
          await desk.grant(
            id,
            members.map(({ account }) => account),
            10,
          )
        ).status,
      ).toBe(200)
      const tickets = await rowsOf<{ id: string; memberId: string }>(
        gateway.database.orm,
        sql`select id, member_id as "memberId" from ticket where pool_id = ${id}::uuid`,
      )
      expect(tickets).toHaveLength(PIECES)
      const byId = new Map(members.map((each) => [each.memberId, each]))
      const orders = tickets.flatMap((ticket, n) =>
        Array.from({ length: CLAIMS / PIECES }, () => orderOf(n, byId.get(ticket.memberId)!, { kind: 'TICKET', id: ticket.id })),
      )
      const answers = await claimAll(
        url,
        orders.toSorted((one, other) => (one.key < other.key ? -1 : 1)),
      )
      expect(codesOf(answers)).toEqual({ OK: CLAIMS })
      const left = await rowsOf<{ left: number }>(gateway.database.orm, sql`select "left" from ticket_prize where pool_id = ${id}::uuid`)
      expect(left.map((row) => row.left)).toEqual([0, 0, 0])
      expect((await gateway.books.check()).findings).toEqual([])
      say(`${CLAIMS} openings of ${PIECES} tickets: ${p99(answers)}`)
    }),
  LONG_MS,
)

test(
  '[PROMO-07] the last pieces of the mall, asked for at once over three gateways, go to as many as there are, and nobody else spends a point',
  () =>
    withClaims(async ({ url, gateway }) => {
      const { orm } = gateway.database
      const pieces = Math.floor(REDEMPTIONS / 10)
      const person = await gateway.operatorNamed('mai', 'finance')
      const item = {
        item: 'mug',
        name: { EN: 'Mug' },
        text: { EN: 'A mug.' },
        kind: 'DIGITAL',
        points: 10,
        amount: null,
        left: pieces,
      } as const
      expect((await gateway.call(savePointItem, { ...item, imageUrl: null, days: 1, open: true }, person)).status).toBe(200)
      const members = await claimants(gateway, REDEMPTIONS)
      const [withdrawPassword, secret] = ['Portico246810', await hashPassword('Portico246810')]
      await orm.execute(sql`insert into withdraw_password (member_id, hash, changed_at) select id, ${secret}, now() from member`)
      await orm.execute(sql`insert into point_account (member_id, points) select id, 10 from member`)
      await orm.execute(
        sql`insert into point_movement (member_id, at, kind, change, balance, owed) select id, now(), 'EARNED', 10, 10, 0 from member`,
      )
      const answers = await claimAll(
        url,
        members.map((each, n) => orderOf(n, each, { kind: 'MALL', item: 'mug', points: 10, withdrawPassword })),
      )
      expect(codesOf(answers)).toEqual({ OK: pieces, OUT_OF_STOCK: REDEMPTIONS - pieces })
      const [row] = await rowsOf<{ left: number; orders: number; spent: number }>(
        orm,
        sql`select "left", (select count(*)::int from point_order) as orders, (select count(*)::int from point_account where points = 0) as spent from point_item`,
      )
      expect(row).toEqual({ left: 0, orders: pieces, spent: pieces })
      expect((await gateway.books.check()).findings).toEqual([])
      say(`${REDEMPTIONS} redemptions of ${pieces} pieces: ${p99(answers)}`)
    }),
  LONG_MS,
)
