import { accountRecords } from '@portico/contract/records/calls'
import { withdrawalStatus } from '@portico/contract/withdrawal/calls'
import { reviewWithdrawal } from '@portico/contract/withdrawal/operator-calls'
import { expect, it } from 'vitest'
import { testGateway } from '../testing/gateway.ts'
import { openPayee, payingProvider } from '../testing/payout-provider.ts'

it('names the withdrawal in every row of the account record that is about it [WALLET-07]', async () => {
  const gateway = await testGateway({ integrations: { payments: [payingProvider().connect] } })
  try {
    const one = await openPayee(gateway, '50000000')
    const by = { token: one.token }
    // Two people have to agree to so much: it waits for them.
    const withdrawalId = await one.id('30000000')
    const { reference } = (await gateway.call(withdrawalStatus, { withdrawalId }, by)).value.withdrawal
    const rows = async () => (await gateway.call(accountRecords, { kind: 'WITHDRAWAL' }, by)).value.list
    const named = { kind: 'WITHDRAWAL', withdrawalId, reference, name: 'Hải Âu Bank', account: `••${one.account.slice(-4)}` }
    expect(await rows()).toMatchObject([{ subject: { ...named, state: 'REVIEW', receipt: null } }])
    const finance = await gateway.operatorNamed('minh', 'finance')
    await gateway.call(reviewWithdrawal, { withdrawal: withdrawalId, action: 'REJECT', note: 'not now' }, finance)
    expect(await rows()).toMatchObject([
      { code: 'WITHDRAWAL_BACK', amount: { amount: '30000000.0000' }, subject: { ...named, state: 'REJECTED' } },
      { code: 'WITHDRAWAL_HOLD', amount: { amount: '-30000000.0000' }, subject: named },
    ])
  } finally {
    await gateway.close()
  }
})
