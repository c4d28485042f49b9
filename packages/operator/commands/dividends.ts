import { moveDividend, operatorDividends } from '@portico/contract/commission/operator-calls'
import type { DividendAction, DividendPayment } from '@portico/contract/commission/payment-shapes'
import { paymentState } from '@portico/contract/commission/shapes'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'

const lines = ({ id, account, label, state, version, amount, paid, due, clawback, steps }: DividendPayment): string[] => [
  `${id}  ${account}  period of ${label}  ${state}  version ${version}`,
  `  ${amount.amount} ${amount.currency}; paid ${paid.amount}, due ${due.amount}, taken back ${clawback.amount}`,
  ...steps.map(
    (step) => `  ${step.at}  ${step.action} ${step.amount?.amount ?? ''} by ${step.person ?? 'the run'}, version ${step.version}`,
  ),
]

/** `dividends list | review | approve | reject | pay`. */
export const dividends: Command = (program, { ask, print, example }) => {
  example(
    'Pay the dividends of a period; who approves did not review it, who pays did not approve it:',
    'dividends list',
    'dividends review 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0d02 --version 1',
    'dividends approve 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0d02 --version 1',
    'dividends pay 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0d02 --version 1',
  )
  const group = program
    .command('dividends')
    .description('what agents get of what their teams lost: reviewed, approved and paid by two people')
  group
    .command('list')
    .description('those in a state, the oldest first')
    .option('--state <state>', paymentState.options.join(', '), 'CALCULATED')
    .action(async ({ state: name }: { state: string }) => {
      const state = paymentState.safeParse(name.toUpperCase())
      if (!state.success) throw new OperatorError(`The state is one of ${paymentState.options.join(', ')}.`)
      const { list } = await ask(operatorDividends, { state: state.data })
      if (list.length === 0) print('No dividend is there.')
      for (const each of list) lines(each).forEach((line) => print(line))
    })
  const step = (action: DividendAction, description: string) => {
    const command = group
      .command(`${action} <id>`)
      .description(description)
      .requiredOption('--version <number>', 'the version that was looked at')
    if (action === 'pay') command.option('--amount <amount>', 'a part of what is due; all of it where absent')
    command.action(async (id: string, { version, amount }: { version: string; amount?: string }) => {
      const { dividend } = await ask(moveDividend, { id, version: Number(version), action, ...(amount ? { amount } : {}) })
      lines(dividend).forEach((line) => print(line))
    })
  }
  step('review', 'take it up')
  step('approve', 'agree to it; somebody else than who reviewed it')
  step('reject', 'do not pay it')
  step('pay', 'pay it to the wallet, after what is owed there; somebody else than who approved it')
}
