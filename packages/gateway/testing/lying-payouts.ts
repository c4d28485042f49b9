import { randomUUID } from 'node:crypto'
import { formatUnits, ONE } from '@portico/contract/kit/money'
import { inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../kit/duration.ts'
import { ledgerTransfer } from '../ledger/schema.ts'
import { withdrawal } from '../withdrawals/schema.ts'
import { session } from '../session/schema.ts'
import type { TestGateway } from './gateway.ts'
import { openPayee, type PayoutScript, sayOfPayout, WITHDRAW_PASSWORD } from './payout-provider.ts'

/** The numbers of a seed, each below `limit`. */
const picker = (seed: number) => {
  let state = seed
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** What the provider did with an order, which the gateway may only learn of. */
interface Fate {
  /** How often it paid: an order that is sent again is paid no second time. */
  payments: number
  readonly paid: boolean
  /** It is silent when it is sent, and so many times when it is asked. */
  readonly silent: boolean
  questions: number
}

/**
 * A provider that lies by silence: of each order it decides whether it is paid, and tells so at once, by a notice, when it is asked for the n-th time, or never.
 */
export const lyingProvider = (script: PayoutScript, seed: number) => {
  const pick = picker(seed)
  const fates = new Map<string, Fate>()
  script.payout = ({ id }) => {
    const known = fates.get(id)
    if (known) return known.silent ? new Error('no line') : { state: known.paid ? 'PAID' : 'REFUSED', providerRef: `ref-${id}` }
    const fate: Fate = { paid: pick(3) > 0, silent: pick(3) > 0, payments: 0, questions: pick(8) }
    if (fate.paid) fate.payments++
    fates.set(id, fate)
    if (fate.silent) return new Error('timed out')
    return pick(2) === 0 ? { state: 'PENDING' } : { state: fate.paid ? 'PAID' : 'REFUSED', providerRef: `ref-${id}` }
  }
  script.status = (id) => {
    const fate = fates.get(id)
    if (!fate) return { state: 'UNKNOWN' }
    if (fate.questions-- > 0) return pick(2) === 0 ? new Error('timed out') : { state: 'UNKNOWN' }
    return { state: fate.paid ? 'PAID' : 'REFUSED', providerRef: `ref-${id}` }
  }
  return { fates, pick }
}

/** Lives through so many payouts by such a provider, with notices that are lost, late and double; for four days. */
export const livePayouts = async (gateway: TestGateway, script: PayoutScript, { payouts, seed }: { payouts: number; seed: number }) => {
  const { fates, pick } = lyingProvider(script, seed)
  const amounts = new Map<string, bigint>()
  while (amounts.size < payouts) {
    const payee = await openPayee(gateway, '50000000')
    const [row] = await gateway.database.orm.select().from(session).where(sql`member_id = ${payee.memberId}`)
    const caller = { ...payee.caller, sessionId: row!.id }
    for (let i = 0; i < 5 && amounts.size < payouts; i++) {
      const amount = BigInt(100 + pick(900)) * 1_000n * ONE
      const request = { payeeId: payee.payeeId, amount: formatUnits(amount), withdrawPassword: WITHDRAW_PASSWORD }
      amounts.set((await gateway.withdrawals.create(caller, request, randomUUID())).withdrawalId, amount)
    }
    await gateway.withdrawals.work()
  }
  for (const wait of [0, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 6 * HOUR_MS, 24 * HOUR_MS, 48 * HOUR_MS, 24 * HOUR_MS]) {
    gateway.clock.advance(wait + 1_000)
    for (const [id, { paid }] of fates) {
      if (pick(16) !== 0) continue
      const outcome = paid ? 'PAID' : 'DECLINED'
      await sayOfPayout(gateway, id, { amount: formatUnits(amounts.get(id)!), outcome })
    }
    await gateway.withdrawals.work()
  }
  return { fates, amounts }
}

/** None is paid twice; none that was paid is given back; none is given back without a word; what nobody knows is held. */
export const expectHonest = async (
  { database: { orm }, books }: TestGateway,
  { fates, amounts }: Awaited<ReturnType<typeof livePayouts>>,
): Promise<Readonly<Record<string, number>>> => {
  const rows = await orm.select().from(withdrawal)
  const codes = ['WITHDRAWAL', 'WITHDRAWAL_BACK']
  const moves = Map.groupBy(await orm.select().from(ledgerTransfer).where(inArray(ledgerTransfer.code, codes)), ({ ref }) => ref)
  const wrong: string[] = []
  for (const row of rows) {
    const fate = fates.get(row.id)!
    const own = moves.get(row.id) ?? []
    const story = `${row.state}, ${own.map(({ code }) => code).join('+')}, ${JSON.stringify(fate)}`
    const code = row.state === 'PAID' ? 'WITHDRAWAL' : row.state === 'REJECTED' ? 'WITHDRAWAL_BACK' : undefined
    if (own.length !== (code ? 1 : 0) || own.some((move) => move.code !== code || move.amount !== row.amount))
      wrong.push(`moved wrongly, ${story}`)
    if (row.state === 'REJECTED' && fate.paid) wrong.push(`given back though paid, ${story}`)
    if (row.state === 'PAID' && !fate.paid) wrong.push(`booked as paid, ${story}`)
    if (fate.payments > 1) wrong.push(`paid twice, ${story}`)
    if (!code && row.attention === null) wrong.push(`held and forgotten, ${story}`)
  }
  expect(wrong).toEqual([])
  expect(rows).toHaveLength(amounts.size)
  expect((await books.check()).findings).toEqual([])
  return Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, list]) => [state, list.length]))
}
