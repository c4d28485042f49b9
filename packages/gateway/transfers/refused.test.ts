import { setWithdrawPassword } from '@portico/contract/member/calls'
import { lineTransfer, transferLines, walletTransfer } from '@portico/contract/transfer/calls'
import { setTransferSettings } from '@portico/contract/transfer/operator-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../testing/gateway.ts'
import { moneyOf } from '../testing/player.ts'
import { BOUNDS, SECOND, type TransferLine, transferLine } from '../testing/transferring.ts'

let line: TransferLine
beforeAll(async () => {
  line = await transferLine()
  await line.gateway.call(setTransferSettings, line.settings(), { token: line.finance })
})
afterAll(() => line.gateway.close())

describe('[WALLET-06] [AGENT-13] what a transfer refuses, and moves nothing by', () => {
  const refused = async (request: object, account = 'linh88') => {
    const before = await moneyOf(line.gateway)
    const usual = { to: 'UPLINE', amount: '20000', withdrawPassword: SECOND }
    const { failure } = await line.gateway.call(lineTransfer, { ...usual, ...request } as never, line.keyed(account))
    expect(await moneyOf(line.gateway)).toEqual(before)
    return failure
  }

  test.each(['0', '-5000', '20000.00001', '1e6', '20,000', '9999999999999', '20000 VND'])('the amount %s', async (amount) => {
    expect((await refused({ amount })).code).toBe('INVALID_REQUEST')
  })

  test('a part of a coin, to somebody or to a vendor; from there all comes back that games left', async () => {
    expect((await refused({ amount: '20000.5' })).code).toBe('AMOUNT_DECIMALS')
    expect((await refused({ amount: '500000.0001' })).code).toBe('AMOUNT_DECIMALS')
    const move = (from: string, to: string, amount: string) =>
      line.gateway.call(walletTransfer, { from, to, amount, withdrawPassword: SECOND }, line.keyed('linh88'))
    expect((await move('MAIN', line.vendor, '20000.0001')).failure.code).toBe('AMOUNT_DECIMALS')
    expect((await move('MAIN', line.vendor, '20000.0000')).status).toBe(200)
    expect((await move(line.vendor, 'MAIN', '19999.9999')).value.wallet.amount).toBe('0.0001')
  })

  test('less than the least and more than the most, which it says', async () => {
    expect(await refused({ amount: '9999' })).toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE', remaining: '10000.0000' })
    expect(await refused({ amount: '500001' })).toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE', remaining: '500000.0000' })
  })

  test('no withdraw password, a wrong one, and who has never set one', async () => {
    expect((await refused({ withdrawPassword: undefined })).code).toBe('WITHDRAW_PASSWORD_REQUIRED')
    expect((await refused({ withdrawPassword: 'wrong' })).code).toBe('WITHDRAW_PASSWORD_WRONG')
    expect(await refused({ withdrawPassword: SECOND }, 'nam79')).toMatchObject({ code: 'WITHDRAW_PASSWORD_REQUIRED', reason: 'not-set' })
  })

  test('more than there is', async () => {
    await line.gateway.call(setWithdrawPassword, { password: PASSWORD, withdrawPassword: SECOND }, line.as('nam79'))
    await line.give('nam79', '15000')
    expect(await refused({}, 'nam79')).toMatchObject({ code: 'INSUFFICIENT_FUNDS', remaining: '15000.0000' })
  })

  test('a key that was used for another call or amount', async () => {
    const by = line.keyed('linh88')
    await line.gateway.call(walletTransfer, { from: 'MAIN', to: line.vendor, amount: '20000', withdrawPassword: SECOND }, by)
    const wish = { to: 'UPLINE' as const, amount: '20000', withdrawPassword: SECOND }
    expect((await line.gateway.call(lineTransfer, wish, by)).failure.code).toBe('IDEMPOTENCY_CONFLICT')
  })

  test('what is above the day, of four at once to the last unit; the next day begins anew', async () => {
    await line.nextDay()
    const wish = { to: 'UPLINE' as const, amount: '90000', withdrawPassword: SECOND }
    const answers = []
    // More right passwords at once would count as guesses.
    for (let round = 0; round < 3; round++)
      answers.push(...(await Promise.all(Array.from({ length: 4 }, () => line.gateway.call(lineTransfer, wish, line.keyed('linh88'))))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const codes = answers.flatMap((answer) => (answer.status === 200 ? [] : [answer.failure]))
    expect(new Set(codes.map(({ code, remaining }) => `${code} ${remaining}`))).toEqual(new Set(['TRANSFER_CAP 0.0000']))
    await line.nextDay()
    expect((await line.gateway.call(lineTransfer, wish, line.keyed('linh88'))).status).toBe(200)
  })

  test('two who send each other money at once do not wait in a ring', async () => {
    await line.nextDay()
    const up = { to: 'UPLINE' as const, amount: '10000', withdrawPassword: SECOND }
    const down = { ...up, to: line.team.idOf('linh88') }
    const both = Array.from({ length: 4 }, () => [
      line.gateway.call(lineTransfer, up, line.keyed('linh88')),
      line.gateway.call(lineTransfer, down, line.keyed('boss')),
    ]).flat()
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(both.map(() => 200))
    expect((await line.gateway.books.check()).findings).toEqual([])
  })

  test('all of it while the operator has closed it; settings that contradict themselves are refused', async () => {
    const closed = line.settings({ upline: { ...BOUNDS, open: false } })
    await line.gateway.call(setTransferSettings, closed, { token: line.finance })
    expect((await refused({})).code).toBe('NOT_OFFERED')
    expect((await line.gateway.call(transferLines, {}, line.as('linh88'))).value.upline).toBeNull()
    const wrong = line.settings({ wallet: { ...BOUNDS, min: '600000' } })
    expect((await line.gateway.call(setTransferSettings, wrong, { token: line.finance })).failure.code).toBe('FIELD_INVALID')
    const support = await line.gateway.operatorNamed('an', 'support')
    expect((await line.gateway.call(setTransferSettings, line.settings(), support)).status).toBe(403)
  })
})
