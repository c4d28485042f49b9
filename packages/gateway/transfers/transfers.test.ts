import { randomUUID } from 'node:crypto'
import { getBalance } from '@portico/contract/cashier/calls'
import { parseUnits } from '@portico/contract/kit/money'
import { menu } from '@portico/contract/system/calls'
import { accountRecords } from '@portico/contract/records/calls'
import {
  consolidatedFunds,
  lineTransfer,
  listTransfers,
  merchantWallet,
  transferDownlines,
  transferLines,
  walletTransfer,
} from '@portico/contract/transfer/calls'
import { operatorTransferSettings, setTransferSettings } from '@portico/contract/transfer/operator-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moneyOf, openPlayer } from '../testing/player.ts'
import { SECOND, type TransferLine, transferLine } from '../testing/transferring.ts'

let line: TransferLine
beforeAll(async () => {
  line = await transferLine()
})
afterAll(() => line.gateway.close())

describe('the wallets of a member', () => {
  test('[CALL-17] are one until the operator says otherwise, and then nobody is shown a transfer between them [WALLET-05]', async () => {
    expect((await line.gateway.call(merchantWallet, {}, line.as('linh88'))).value).toEqual({ isSingle: true })
    expect((await line.gateway.call(menu, {}, line.as('linh88'))).value.member).not.toContain('transferFund')
    const refused = await line.gateway.call(
      walletTransfer,
      { from: 'MAIN', to: line.vendor, amount: '20000', withdrawPassword: SECOND },
      line.keyed('linh88'),
    )
    expect(refused.failure.code).toBe('WALLET_UNKNOWN')
    expect((await line.gateway.call(consolidatedFunds, {}, line.as('linh88'))).value).toMatchObject({ isSingle: true, vendors: [] })

    expect((await line.gateway.call(setTransferSettings, line.settings(), { token: line.finance })).value.settings).toEqual(line.settings())
    expect((await line.gateway.call(operatorTransferSettings, {}, { token: line.finance })).value.settings.single).toBe(false)
    expect((await line.gateway.call(merchantWallet, {}, line.as('linh88'))).value).toEqual({ isSingle: false })
    expect((await line.gateway.call(menu, {}, line.as('linh88'))).value.member).toContain('transferFund')
  })

  test('[WALLET-05] [CALL-17] take money from the main wallet and give it back, each time as one entry of the ledger', async () => {
    const by = line.keyed('linh88')
    const out = { from: 'MAIN', to: line.vendor, amount: '200000', withdrawPassword: SECOND }
    const first = (await line.gateway.call(walletTransfer, out, by)).value
    expect(first).toMatchObject({ main: { amount: '2800000.0000' }, wallet: { amount: '200000.0000' } })
    expect((await line.gateway.call(walletTransfer, out, by)).value).toEqual(first)
    expect((await line.gateway.call(walletTransfer, { ...out, amount: '200001' }, by)).failure.code).toBe('IDEMPOTENCY_CONFLICT')
    const back = { from: line.vendor, to: 'MAIN', amount: '50000', withdrawPassword: SECOND }
    await line.gateway.call(walletTransfer, back, line.keyed('linh88'))
    const funds = (await line.gateway.call(consolidatedFunds, {}, line.as('linh88'))).value
    expect(funds).toMatchObject({
      total: { amount: '3000000.0000' },
      main: { amount: '2850000.0000' },
      vendors: [{ wallet: line.vendor, balance: { amount: '150000.0000' } }],
      rules: { left: { amount: '650000.0000' } },
      passwordSet: true,
    })
    expect((await line.gateway.call(getBalance, {}, line.as('linh88'))).value.balance.amount).toBe('2850000.0000')
    expect((await line.gateway.books.check()).findings).toEqual([])
  })

  test('give back what is in one that the operator has taken away, and take no more', async () => {
    await line.gateway.call(setTransferSettings, line.settings({ vendors: [] }), { token: line.finance })
    const out = { from: 'MAIN', to: line.vendor, amount: '20000', withdrawPassword: SECOND }
    expect((await line.gateway.call(walletTransfer, out, line.keyed('linh88'))).failure.code).toBe('WALLET_UNKNOWN')
    const funds = (await line.gateway.call(consolidatedFunds, {}, line.as('linh88'))).value
    expect(funds.vendors.map(({ wallet }) => wallet)).toEqual([line.vendor])
    const back = { from: line.vendor, to: 'MAIN', amount: '150000', withdrawPassword: SECOND }
    expect((await line.gateway.call(walletTransfer, back, line.keyed('linh88'))).value.wallet.amount).toBe('0.0000')
    await line.gateway.call(setTransferSettings, line.settings(), { token: line.finance })
  })
})

describe('[WALLET-06] [AGENT-13] within the line', () => {
  test('a member sends money to the agent above, who hears of it', async () => {
    const { value } = await line.gateway.call(transferLines, {}, line.as('linh88'))
    expect(value).toMatchObject({
      upline: { account: 'boss', rules: { max: { amount: '500000.0000' } } },
      downline: null,
      passwordSet: true,
    })
    const by = line.keyed('linh88')
    const wish = { to: 'UPLINE' as const, amount: '100000', withdrawPassword: SECOND }
    const first = (await line.gateway.call(lineTransfer, wish, by)).value
    expect(first).toMatchObject({ to: 'boss', amount: { amount: '100000.0000' }, main: { amount: '2900000.0000' } })
    expect((await line.gateway.call(lineTransfer, wish, by)).value).toEqual(first)
    expect(await line.cash('boss')).toBe(parseUnits('3100000'))
    const outboxRows = await line.gateway.committedEvents('transfer.received')
    expect(outboxRows).toMatchObject([{ target: line.team.idOf('boss'), data: { from: 'linh88', amount: { amount: '100000.0000' } } }])
  })

  test('an agent sends money to those directly below, by account or name', async () => {
    const { list, total } = (await line.gateway.call(transferDownlines, { account: 'LIN' }, line.as('boss'))).value
    expect([list.map(({ account }) => account), total]).toEqual([['linh88'], 1])
    const wish = { to: list[0]!.memberId, amount: '250000', withdrawPassword: SECOND }
    // Of what happens at one instant none is the latest.
    line.gateway.clock.advance(1000)
    expect((await line.gateway.call(lineTransfer, wish, line.keyed('boss'))).value.to).toBe('linh88')
    expect((await line.gateway.call(listTransfers, {}, line.as('linh88'))).value.list[0]).toMatchObject({
      kind: 'DOWNLINE',
      other: 'boss',
      amount: { amount: '250000.0000' },
    })
    expect((await line.gateway.call(listTransfers, {}, line.as('boss'))).value.list[0]).toMatchObject({
      other: 'linh88',
      amount: { amount: '-250000.0000' },
    })
    expect((await line.gateway.books.check()).findings).toEqual([])
  })

  test('the records of either side name the other, and a wallet its vendor [WALLET-07]', async () => {
    const wordsOf = async (account: string) => {
      const { list } = (await line.gateway.call(accountRecords, { kind: 'TRANSFER' }, line.as(account))).value
      return list.map(({ amount, subject }) => subject?.kind === 'TRANSFER' && `${subject.transfer} ${subject.other} ${amount.amount}`)
    }
    expect((await wordsOf('linh88')).slice(0, 2)).toEqual(['DOWNLINE boss 250000.0000', 'UPLINE boss -100000.0000'])
    expect((await wordsOf('linh88'))[2]).toMatch(/^WALLET \S.* 150000\.0000$/)
    expect(await wordsOf('boss')).toEqual(['DOWNLINE linh88 -250000.0000', 'UPLINE linh88 100000.0000'])
  })

  test('nobody sends to another team, to somebody deeper, to nobody, or upwards from the top', async () => {
    const before = await moneyOf(line.gateway)
    const send = async (account: string, to: string) =>
      (await line.gateway.call(lineTransfer, { to, amount: '20000', withdrawPassword: SECOND }, line.keyed(account))).failure.code
    expect(await send('boss', line.team.idOf('stranger'))).toBe('RECIPIENT_UNKNOWN')
    expect(await send('boss', line.team.idOf('rival'))).toBe('RECIPIENT_UNKNOWN')
    expect(await send('boss', randomUUID())).toBe('RECIPIENT_UNKNOWN')
    expect(await send('boss', 'UPLINE')).toBe('RECIPIENT_UNKNOWN')
    // A member who is no agent sends upwards only.
    expect(await send('linh88', line.team.idOf('nam79'))).toBe('RECIPIENT_UNKNOWN')
    expect(await send('linh88', line.team.idOf('linh88'))).toBe('RECIPIENT_UNKNOWN')
    expect((await line.gateway.call(transferDownlines, {}, line.as('rival'))).value.list.map(({ account }) => account)).toEqual([
      'stranger',
    ])
    expect(await moneyOf(line.gateway)).toEqual(before)
  })

  test('the section is there for whoever has somebody to send to', async () => {
    const sectionsOf = async (account: string) => (await line.gateway.call(menu, {}, line.as(account))).value.member
    expect(await sectionsOf('linh88')).toContain('transferUpline')
    expect(await sectionsOf('boss')).toContain('transferUpline')
    const token = await (await openPlayer(line.gateway, '0')).token()
    expect((await line.gateway.call(menu, {}, { token })).value.member).not.toContain('transferUpline')
  })
})

test('[WALLET-05] what is in a wallet at a vendor is given back when the merchant has gone over to a single wallet', async () => {
  const move = (from: string, to: string) =>
    line.gateway.call(walletTransfer, { from, to, amount: '20000', withdrawPassword: SECOND }, line.keyed('linh88'))
  expect((await move('MAIN', line.vendor)).status).toBe(200)
  await line.gateway.call(setTransferSettings, { ...line.settings(), single: true }, { token: line.finance })
  const funds = (await line.gateway.call(consolidatedFunds, {}, line.as('linh88'))).value
  expect(funds).toMatchObject({ isSingle: true, vendors: [{ wallet: line.vendor, balance: { amount: '20000.0000' } }] })
  expect((await move('MAIN', line.vendor)).failure.code).toBe('NOT_OFFERED')
  expect((await move(line.vendor, 'MAIN')).value.wallet.amount).toBe('0.0000')
  await line.gateway.call(setTransferSettings, line.settings(), { token: line.finance })
})
