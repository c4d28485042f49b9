import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { unmatchedPayment } from '../cashier/schema.ts'
import { ledgerTransfer } from '../ledger/schema.ts'
import type { TestGateway } from './gateway.ts'
import type { Outcome } from './payment-schedules.ts'

/** Credited once exactly where the provider was paid what was asked for; no paid money without a credit or a case; no credit without pay, and
 * none left of what was taken back. */
export const expectCreditedOnce = async ({ database: { orm }, books }: TestGateway, outcomes: readonly Outcome[]): Promise<void> => {
  const credits = Map.groupBy(await orm.select().from(ledgerTransfer).where(eq(ledgerTransfer.code, 'DEPOSIT')), ({ ref }) => ref)
  const backs = Map.groupBy(await orm.select().from(ledgerTransfer).where(eq(ledgerTransfer.code, 'DEPOSIT_REVERSED')), ({ ref }) => ref)
  const cases = Map.groupBy(await orm.select().from(unmatchedPayment).where(sql`state = 'OPEN'`), ({ depositId }) => depositId)
  const wrong: string[] = []
  for (const { depositId, amount, paid, schedule, mute } of outcomes) {
    const rows = credits.get(depositId) ?? []
    const story = `${schedule}${mute ? ', mute' : ''}: ${rows.length} credits, ${cases.get(depositId)?.length ?? 0} cases`
    if (rows.length > 1 || rows.some((row) => row.amount !== amount)) wrong.push(`credited wrongly, ${story}`)
    if (rows.length > 0 && !paid.some((notice) => notice.amount === amount)) wrong.push(`credited without pay, ${story}`)
    if (rows.length === 0 && paid.length > 0 && !cases.has(depositId)) wrong.push(`paid and forgotten, ${story}`)
    if (schedule.startsWith('taken-back')) {
      // It is on no balance, and nobody has to guess why.
      const back = backs.get(depositId)?.length ?? 0
      if (back !== rows.length) wrong.push(`taken back and kept, ${story}`)
      if (back === 0 && !cases.has(depositId)) wrong.push(`taken back and forgotten, ${story}`)
      continue
    }
    if (backs.has(depositId)) wrong.push(`reversed though paid, ${story}`)
    const askable = !mute && paid.some((notice) => notice.amount === amount)
    if (askable && rows.length !== 1) wrong.push(`paid and not credited, ${story}`)
  }
  expect(wrong).toEqual([])
  expect((await books.check()).findings).toEqual([])
}
