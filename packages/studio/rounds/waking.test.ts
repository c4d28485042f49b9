import { describe, expect, it } from 'vitest'
import { openTable, STAKE } from '../testing/open-table.ts'
import { deliver, post } from './outbox.ts'
import { recoverLetters } from './waking.ts'

const HOUR_MS = 3_600_000
type Table = Awaited<ReturnType<typeof openTable>>

/** A wallet that is not there for so long: letters are tried as their pauses say. */
const outage = async ({ house, wallet, pass }: Table, ms: number) => {
  for (let time = 0; time < ms; time += 60_000) {
    pass(60_000)
    wallet.faults.push(...Array.from({ length: 20 }, () => 'LOST_CALL'))
    await deliver(house)
    wallet.faults.length = 0
  }
}
const tries = ({ wallet }: Table, tx: string) => wallet.calls.filter(({ body }) => body['txId'] === tx).length
/** Asks the wallet something else, which it answers. */
const answered = ({ house }: Table) => house.wallet.send('wallet/balance', {})
const write = ({ house }: Table, round: string, names: readonly string[]) => {
  for (const tx of names)
    post(house.store, { tx, round, place: 0, path: 'wallet/rollback', body: { txId: tx, betTxId: `bet-${tx}` } }, house.now())
}

describe('letters that the wallet left unanswered', () => {
  it('go out as soon as it answers any call, however long their pause has grown', async () => {
    const table = await openTable()
    table.wallet.faults.push('', 'LOST_CALL')
    const { round } = await table.bet()
    expect(round.state).toBe('decided')
    await outage(table, 5 * HOUR_MS)
    const before = tries(table, `${round.roundId}-win`)
    table.pass(60_000)
    await deliver(table.house)
    expect(tries(table, `${round.roundId}-win`)).toBe(before)
    await answered(table)
    await deliver(table.house)
    expect(tries(table, `${round.roundId}-win`)).toBe(before + 1)
    expect(table.house.store.one('SELECT state FROM rounds WHERE id = ?', round.roundId)?.['state']).toBe('settled')
    expect(table.wallet.balance()).toBe(9 * STAKE + round.paid)
  })

  it('go out in the order of their writing, twenty a second', async () => {
    const table = await openTable()
    const { round } = await table.bet()
    const names = Array.from({ length: 50 }, (_, index) => `late-${index}`)
    write(table, round.roundId, names)
    table.wallet.faults.push(...names.map(() => 'LOST_CALL'))
    await deliver(table.house)
    const longAgo = 'UPDATE outbox SET attempts = 14, due_at = ? WHERE status IS NULL'
    table.house.store.run(longAgo, table.house.now() + 3 * HOUR_MS)
    table.pass(2 * HOUR_MS)
    const begin = table.wallet.calls.length
    await answered(table)
    const sent: number[] = []
    for (let second = 0; second < 3; second++) {
      const { length } = table.wallet.calls
      await deliver(table.house)
      // Answers on the way bring nothing further forward.
      sent.push(table.wallet.calls.length - length)
      table.pass(1000)
    }
    await deliver(table.house)
    expect(sent).toEqual([1, 20, 20])
    expect(table.wallet.calls.slice(begin + 1).map(({ body }) => body['txId'])).toEqual(names)
  })

  it('wait for the next answer where the wallet is gone again', async () => {
    const table = await openTable()
    const { round } = await table.bet()
    const names = Array.from({ length: 10 }, (_, index) => `late-${index}`)
    write(table, round.roundId, names)
    await outage(table, 5 * HOUR_MS)
    for (let back = 0; back < 3; back++) {
      await answered(table)
      await outage(table, 5 * HOUR_MS)
    }
    table.pass(60_000)
    await answered(table)
    table.pass(1000)
    const begin = table.wallet.calls.length
    await deliver(table.house)
    expect(table.wallet.calls.slice(begin).map(({ body }) => body['txId'])).toEqual(names)
  })

  it('wait their pause out where the wallet refused them', async () => {
    const table = await openTable()
    table.wallet.faults.push('', 'SESSION_EXPIRED')
    const { round } = await table.bet()
    const tx = `${round.roundId}-win`
    for (const pause of [1000, 2000, 4000, 8000]) {
      table.pass(pause)
      table.wallet.faults.push('SESSION_EXPIRED')
      await deliver(table.house)
    }
    const before = tries(table, tx)
    table.pass(8000)
    await answered(table)
    await deliver(table.house)
    expect(tries(table, tx)).toBe(before)
    table.pass(8000)
    await deliver(table.house)
    expect(tries(table, tx)).toBe(before + 1)
  })

  it('are tried ever less often by a wallet that answers everything else', async () => {
    const table = await openTable()
    table.wallet.faults.push('', 'LOST_CALL')
    const { round } = await table.bet()
    const tx = `${round.roundId}-win`
    for (let minute = 0; minute < 24 * 60; minute++) {
      table.pass(60_000)
      await answered(table)
      table.wallet.faults.push('LOST_CALL')
      await deliver(table.house)
      table.wallet.faults.length = 0
    }
    expect(tries(table, tx)).toBeLessThan(40)
  })

  it('are those also that a stop left under way', async () => {
    const table = await openTable()
    const { round } = await table.bet()
    write(table, round.roundId, ['stopped', 'fresh'])
    const { store } = table.house
    store.run("UPDATE outbox SET attempts = 14, due_at = ? WHERE tx = 'stopped'", table.house.now() + 3 * HOUR_MS)
    expect(recoverLetters(store)).toBe(1)
    await answered(table)
    await deliver(table.house)
    expect([tries(table, 'stopped'), tries(table, 'fresh')]).toEqual([1, 1])
  })
})
