import { type Adjustment, decideAdjustment, listAdjustments, proposeAdjustment } from '@portico/contract/cashier/adjustment-calls'
import type { Command } from '../command.ts'

const lines = ({ id, account, direction, amount, reason, state, proposedBy, proposedAt, decidedBy, note }: Adjustment): string[] => [
  `${id}  ${direction === 'CREDIT' ? '+' : '-'}${amount.amount} ${amount.currency}  ${account}  ${state}`,
  `  proposed by ${proposedBy} at ${proposedAt}: ${reason}`,
  ...(decidedBy === null ? [] : [`  ${state === 'APPROVED' ? 'approved' : 'rejected'} by ${decidedBy}${note === null ? '' : `: ${note}`}`]),
  ...(state === 'PROPOSED' ? [`  Somebody else makes it so with: adjust approve ${id}`] : []),
]

/** `adjust credit | debit | list | approve | reject`. */
export const adjust: Command = (program, { ask, print, example }) => {
  example(
    'Put a balance right (a second person approves it):',
    'adjust credit minhlinh_88 150000 --reason "bet 4f1c counted twice by the vendor"',
    'adjust approve <id>',
  )
  const group = program.command('adjust').description('put the balance of a member right, by two people')
  const show = (adjustment: Adjustment) => lines(adjustment).forEach(print)
  const propose = (name: string, direction: Adjustment['direction'], description: string) =>
    group
      .command(`${name} <account> <amount>`)
      .description(description)
      .requiredOption('--reason <text>', 'why; it stays with the adjustment')
      .action(async (account: string, amount: string, { reason }: { reason: string }) => {
        show((await ask(proposeAdjustment, { account, direction, amount, reason })).adjustment)
      })
  propose('credit', 'CREDIT', 'propose to add an amount to a balance')
  propose('debit', 'DEBIT', 'propose to take an amount from a balance, no more than it holds')
  group
    .command('list')
    .description('those that wait for a second person, the latest first')
    .option('--state <state>', 'PROPOSED, APPROVED or REJECTED', 'PROPOSED')
    .action(async ({ state }: { state: Adjustment['state'] }) => {
      const { list } = await ask(listAdjustments, { state })
      if (list.length === 0) print(`No adjustment is ${state}.`)
      list.forEach(show)
    })
  const decide = (name: string, approve: boolean, description: string) =>
    group
      .command(`${name} <id>`)
      .description(description)
      .option('--note <text>', 'what is to be said of it')
      .action(async (id: string, { note }: { note?: string }) => {
        show((await ask(decideAdjustment, { id, approve, ...(note === undefined ? {} : { note }) })).adjustment)
      })
  decide('approve', true, 'approve what somebody else proposed; the money moves at once')
  decide('reject', false, 'end a proposal; nothing moves')
}
