import { randomUUID } from 'node:crypto'
import { noticePath } from '@portico/contract/cashier/notice-path'
import { formatUnits } from '@portico/contract/kit/money'
import { resolveDispute } from '@portico/contract/withdrawal/operator-calls'
import { eq } from 'drizzle-orm'
import { signNotice } from '../cashier/index.ts'
import { deposit } from '../cashier/schema.ts'
import { readSetting } from '../db/settings.ts'
import { withdrawal } from '../withdrawals/schema.ts'
import type { TestGateway } from './gateway.ts'
import { openPayee, type PayoutScript } from './payout-provider.ts'
import { line, openPlayer } from './player.ts'

/** Three payouts of a member: 2,000,000 are paid and credited again, 1,000,000 refused, and of 500,000 nobody knows. */
export const payOutThree = async (gateway: TestGateway, script: PayoutScript): Promise<void> => {
  const payee = await openPayee(gateway, '5000000')
  const answers = [{ state: 'PAID', providerRef: 'bank-1' }, { state: 'REFUSED' }, new Error('no line')] as const
  script.payout = ({ id }) => answers[ids.indexOf(id)] ?? new Error('unknown')
  const ids = [await payee.id('2000000'), await payee.id('1000000'), await payee.id('500000')]
  await gateway.withdrawals.work()
  await gateway.database.orm.update(withdrawal).set({ receipt: 'DISPUTED' }).where(eq(withdrawal.id, ids[0]!))
  const finance = await gateway.operatorNamed('minh', 'finance')
  await gateway.call(resolveDispute, { withdrawal: ids[0]!, action: 'CREDIT', note: 'not at the bank' }, finance)
}

/** The sandbox's bank takes a credited deposit back. */
export const reverseDeposit = async (gateway: TestGateway, depositId: string): Promise<void> => {
  const [row] = await gateway.database.orm.select().from(deposit).where(eq(deposit.id, depositId))
  const { providerRef, amount, currency } = row!
  const body = JSON.stringify({ providerRef, depositId, amount: formatUnits(amount), currency, outcome: 'REVERSED' })
  const secret = String(await readSetting(gateway.database.orm, 'cashier.sandbox-secret'))
  const { raw, headers } = signNotice(secret, body, gateway.clock.now(), `reversal-${depositId}`)
  const sent = { ...(headers as Record<string, string>), 'content-type': 'application/json' }
  await gateway.app.inject({ method: 'POST', url: noticePath('SANDBOX'), payload: Buffer.from(raw), headers: sent })
  await gateway.cashier.work()
}

/** The provider reverses a deposit of 100,000 of which most is staked by then, on a bet that wins: its member owes, and pays with what comes of it. */
export const reverseSpent = async (gateway: TestGateway): Promise<void> => {
  const debtor = await openPlayer(gateway, '0')
  const { depositId } = await gateway.cashier.deposit(debtor.caller, { method: 'SANDBOX', amount: '100000' }, randomUUID())
  await debtor.place([line('total-parity', { picks: ['odd', 'even'] }, { multiple: 20, prizeGroup: 1900 })])
  await reverseDeposit(gateway, depositId)
}
