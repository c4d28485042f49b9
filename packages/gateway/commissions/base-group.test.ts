import { commissionLineDetail } from '@portico/contract/commission/calls'
import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import { setPrizeGroupRange } from '@portico/contract/lottery/settings-calls'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bet, betVersion } from '../lottery/bets/schema.ts'
import { runDue } from '../testing/due-jobs.ts'
import { rewriteBet } from '../testing/settled-bets.ts'
import { statementStory, type StatementStory } from '../testing/statement-story.ts'
import { verifyStatements } from '../testing/verify-statement.ts'
import { commissionLine } from './schema.ts'

let story: StatementStory
const DAY = 24 * 3_600_000

/** The versions of the day on which the agent bet too, the first one first. */
const rebates = async (): Promise<readonly CommissionLineView[]> =>
  (await story.lines('stmid', { kind: 'rebate', pageSize: 100 })).list
    .filter(({ label }) => label === '2026-11-19')
    .toSorted((a, b) => a.version - b.version)
const bundle = (id: string) => story.bundleOf('stmid', id)

beforeAll(async () => {
  story = await statementStory()
})
afterAll(() => story.gateway.close())

test('a line of rebates keeps the base group that it was calculated with, in its bundle, its working and its later versions', async () => {
  const { gateway, team } = story
  const [first] = await rebates()
  const before = await bundle(first!.id)
  expect(before.bets.some(({ account, group }) => account === before.line.account && group === 1950)).toBe(true)

  const range = { least: 1700, usual: 1950, most: 1980 }
  expect((await gateway.call(setPrizeGroupRange, range, { token: gateway.operatorKey })).value).toEqual(range)
  const after = await bundle(first!.id)
  expect(after.rebate!.baseGroup).toBe(1800)
  expect(verifyStatements([after])).toEqual({ status: 0, output: expect.stringContaining('0.0000 apart') })
  expect(verifyStatements([{ ...after, rebate: { ...after.rebate!, baseGroup: 1700 } }]).status).toBe(1)
  const { line } = (await gateway.call(commissionLineDetail, { id: first!.id }, team.as('stmid'))).value
  expect(line.baseGroup).toBe(1800)

  // Another result for a bet of that day, which the agent's own bet of it has nothing to do with.
  const other = before.bets.find(({ account, void: off }) => account !== before.line.account && !off)!
  const [row] = await gateway.database.orm.select().from(bet).where(eq(bet.id, other.id))
  if (!row || row.state === 'WAITING') throw new Error('not settled')
  const { id, state, rebate, stake } = row
  await gateway.database.orm.insert(betVersion).values({
    betId: id,
    resultVersion: row.resultVersion!,
    state,
    payout: row.payout ?? 0n,
    rebate,
    validBet: row.validBet ?? 0n,
    until: gateway.clock.now(),
  })
  await rewriteBet(gateway.database.orm, id, { state: 'VOID', payout: stake, resultVersion: row.resultVersion! + 1 })
  gateway.clock.advance(DAY)
  const runs = gateway.commissions.runs.filter(({ name }) => name === 'commissions rebate')
  await runDue(gateway, runs)
  await team.enter('AGENT', 'stmid')
  const versions = await rebates()
  const last = versions.at(-1)!
  expect(last.version).toBeGreaterThan(first!.version)
  expect(last.baseGroup).toBe(1800)
  const corrected = await bundle(last.id)
  expect(verifyStatements([corrected]).status).toBe(0)
  // With that bet as it was, it comes to the version before: nothing else changed, whatever the prize groups are by now.
  const undone = { ...corrected, bets: corrected.bets.map((each) => (each.id === id ? other : each)) }
  expect(verifyStatements([undone]).output).toContain(`amount: worked out ${versions.at(-2)!.amount.amount}`)
})

test('of a line from before that was stored its bundle says so, and nobody can work it out again', async () => {
  const { database } = story.gateway
  const line = (await rebates())[0]!
  await database.orm
    .update(commissionLine)
    .set({ baseGroup: null })
    .where(and(eq(commissionLine.kind, 'rebate'), eq(commissionLine.id, line.id)))
  const old = await bundle(line.id)
  expect(old.rebate!.baseGroup).toBeNull()
  expect(verifyStatements([old])).toEqual({ status: 1, output: expect.stringContaining('was not kept') })
  const others = { ...old, bets: old.bets.filter(({ account }) => account !== old.line.account) }
  expect(verifyStatements([others]).output).not.toContain('was not kept')
})
