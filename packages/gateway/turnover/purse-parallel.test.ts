import { randomUUID } from 'node:crypto'
import { claimPromotion } from '@portico/contract/promotion/calls'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../db/rows.ts'
import { Failure } from '../failure.ts'
import { bet } from '../lottery/bets/schema.ts'
import { bonusHolders, type Holders, onDigit as on } from '../testing/bonus-holder.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { callOff, confirm, drawIt, findingsOf, propose } from '../testing/outcomes.ts'
import { takenOf } from '../testing/purse-standing.ts'
import { turnoverRequirement } from './schema.ts'

let gateway: TestGateway
let world: Holders
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  world = await bonusHolders(gateway)
})
afterAll(() => gateway.close())

type Holder = Awaited<ReturnType<Holders['holder']>>

/** The codes of what was refused; anything else fails. */
const codesOf = async (work: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(work)).map((each) => {
    if (each.status === 'fulfilled') return 'ok'
    if (each.reason instanceof Failure) return each.reason.code
    throw each.reason
  })
const times = (count: number, of: string): string[] => Array.from({ length: count }, () => of)

/** What a member has, owes and lost to the house, less what came in, went out and was won: 0, whatever happened. */
const imbalanceOf = async ({ memberId }: Holder): Promise<bigint> => {
  const [row] = await rowsOf<{ has: string; came: string; won: string }>(
    gateway.database.orm,
    sql`select
      (select coalesce(sum(balance), 0) from ledger_account where owner_id = ${memberId}::uuid and kind in ('player:cash', 'player:bonus', 'player:owed'))::text as has,
      (select coalesce(sum(case when credit_id = a.id then t.amount else -t.amount end), 0) from ledger_transfer t join ledger_account a
        on a.id in (t.credit_id, t.debit_id) and a.owner_id = ${memberId}::uuid and a.kind in ('player:cash', 'player:bonus')
        where t.code in ('ADJUSTMENT', 'PROMOTION', 'WITHDRAWAL_HOLD'))::text as came,
      (select coalesce(sum(coalesce(payout, 0) + case when settled_at is null then 0 else rebate end - stake) filter (where state <> 'VOID'), 0)
        from bet where member_id = ${memberId}::uuid)::text as won`,
  )
  const loss = (await takenOf(gateway)).get(memberId) ?? 0n
  return BigInt(row!.has) + loss - BigInt(row!.came) - BigInt(row!.won)
}

it('takes no more bets at once than cash and bonus pay for, each part of each from one purse', async () => {
  const member = await world.holder('50000')
  const numero = await world.openIssue()
  const codes = await codesOf(Array.from({ length: 60 }, () => member.place([on('1', 2)], { gameCode: 'SSCREPLAY', numero })))
  expect(codes.toSorted()).toEqual([...times(23, 'INSUFFICIENT_FUNDS'), ...times(37, 'ok')])
  expect(await member.balances()).toEqual([0, 2_000])
  expect((await member.bonusStakes()).reduce((sum, each) => sum + each, 0)).toBe(98_000)
  expect(await findingsOf(gateway)).toEqual([])
})

it('grants one bonus of many that are claimed at once', async () => {
  const member = await world.holder('0')
  await gateway.turnover.purse.reviewAll()
  await gateway.database.orm.transaction((tx) => gateway.turnover.purse.forfeit(tx, member.caller))
  const definition = { terms: { amount: '70000', repeat: 'ONCE' }, budget: '10000000', places: 100, turnover: 3 } as const
  const ids: string[] = []
  for (let n = 0; n < 4; n++) ids.push(await world.desk.offer(definition))
  const by = { token: member.token, language: 'EN' }
  const answers = await Promise.all([...ids, ...ids].map((id) => gateway.call(claimPromotion, { id }, by)))
  // The same claim again is answered as the first.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ failure }) => failure.code))).toEqual(new Set(['BONUS_ACTIVE']))
  expect(await member.balances()).toEqual([0, 70_000])
  expect(await imbalanceOf(member)).toBe(0n)
  expect(await findingsOf(gateway)).toEqual([])
})

it('stays exact while draws are settled, corrected and called off, bets placed and bonuses given up at once', async () => {
  const members: Holder[] = []
  for (let n = 0; n < 6; n++) members.push(await world.holder(['0', '30000', '90000'][n % 3]!))
  const rounds: string[] = []
  for (let round = 0; round < 4; round++) {
    const numero = await world.openIssue()
    rounds.push(numero)
    const place = (member: Holder, digit: string, multiple: number) =>
      member.place([on(digit, multiple)], { gameCode: 'SSCREPLAY', numero, key: randomUUID() })
    const before = rounds.at(-2)
    const [, , ...others] = await codesOf([
      // An outcome of the round before changes while bets of this one are placed.
      before === undefined
        ? Promise.resolve()
        : round % 2 === 0
          ? callOff(gateway, 'SSCREPLAY', before)
          : propose(gateway, before).then(({ id }) => confirm(gateway, id)),
      gateway.turnover.purse.reviewAll(),
      ...members.flatMap((member) => ['1', '2', '2', '7'].map((digit, n) => place(member, digit, 1 + n * 3))),
    ])
    expect(others.filter((code) => code !== 'ok' && code !== 'INSUFFICIENT_FUNDS')).toEqual([])
    const leaves = members
      .slice(round, round + 1)
      .flatMap((member) => ['1000', '1000', '2000'].map((amount) => member.ask(amount, { forfeit: true })))
    await Promise.all([drawIt(gateway), gateway.turnover.purse.reviewAll(), ...leaves])
    // Whoever was passed over by the run beside it.
    await drawIt(gateway)
    for (const member of members) expect(await imbalanceOf(member), member.memberId).toBe(0n)
    expect(await findingsOf(gateway)).toEqual([])
  }
  const rows = await gateway.database.orm.select().from(turnoverRequirement).where(eq(turnoverRequirement.state, 'ACTIVE'))
  expect(new Set(rows.map(({ memberId }) => memberId)).size).toBe(rows.length)
  expect(await gateway.database.orm.$count(bet)).toBeGreaterThan(60)
})
