import {
  type DeskWithdrawal,
  operatorWithdrawal,
  operatorWithdrawals,
  replyInDispute,
  resolveDispute,
  reviewWithdrawal,
  settlePayout,
} from '@portico/contract/withdrawal/operator-calls'
import type { Command } from '../command.ts'

type Queue = 'REVIEW' | 'UNKNOWN' | 'DISPUTED' | 'CASE' | 'ALL'

const CASES: Readonly<Record<string, string>> = {
  NO_NEWS: 'for three days the provider has not said what became of it',
  OTHER_AMOUNT: 'the provider says another amount',
  SECOND_PAYMENT: 'the provider says that it was paid a second time',
  PAID_AFTER_REFUND: 'the provider says that it was paid, after it was given back',
  PAID_UNSENT: 'the provider says that it was paid, though it was never sent',
  DECLINED_AFTER_PAID: 'the provider refuses it after it said that it was paid',
  RETURNED_UNPAID: 'the provider takes back what it never said to be paid',
  RETURNED_AFTER_RECEIPT: 'the provider took it back after its member had it',
}

const lines = ({ withdrawal, owner, payeeAccount, provider, approvals, approvedBy, attention, nextAskAt }: DeskWithdrawal) => {
  const { reference, state, receipt, amount, net, fee, payee, received, remaining, notReceived, createdAt, decisionBy, reason } = withdrawal
  return [
    `${reference}  ${amount.amount} ${amount.currency}  ${state}${receipt === null ? '' : ` ${receipt}`}`,
    `  ${owner} asked ${createdAt}; ${net.amount} to ${payee.institutionName} ${payeeAccount}, ${payee.name}; fee ${fee.amount}; by ${provider}`,
    ...(approvals > 0 ? [`  agreed to by ${approvedBy.length} of ${approvals}: ${approvedBy.join(', ') || 'nobody yet'}`] : []),
    ...(state === 'PAID' ? [`  received ${received.amount}, remaining ${remaining.amount}, not received ${notReceived.amount}`] : []),
    ...(decisionBy === null ? [] : [`  to be decided by ${decisionBy}`]),
    ...(nextAskAt === null ? [] : [`  the provider is asked next at ${nextAskAt}`]),
    ...(reason === null ? [] : [`  given back: ${reason}`]),
    ...(attention === null ? [] : [`  look at it: ${CASES[attention] ?? attention}`]),
  ]
}

/** `withdrawals list | show | approve | reject | payout | reply | credit | found`. */
export const withdrawals: Command = (program, { ask, print, example }) => {
  example(
    'See withdrawals that wait for somebody, and deal with one:',
    'withdrawals list --queue REVIEW',
    'withdrawals approve W-7Q4K-2M9X-58Q1 --note "documents seen"',
    'withdrawals reject W-7Q4K-2M9X-58Q1 --note "The name at the bank is another."',
    'withdrawals payout ASK W-7Q4K-2M9X-58Q1 --note "asked by phone"',
    'withdrawals credit W-7Q4K-2M9X-58Q1 --note "not found at the bank"',
  )
  const group = program.command('withdrawals').description('money on its way out: review, unknown outcomes, disputes')
  const show = (withdrawal: DeskWithdrawal) => lines(withdrawal).forEach(print)
  const noted = (name: string, description: string, why: string) =>
    group.command(`${name} <withdrawal>`).description(description).requiredOption('--note <text>', why)
  group
    .command('list')
    .description('those that wait for somebody, the oldest first')
    .option('--queue <queue>', 'REVIEW, UNKNOWN, DISPUTED, CASE, or ALL for the latest', 'REVIEW')
    .action(async ({ queue }: { queue: Queue }) => {
      const { list } = await ask(operatorWithdrawals, { queue })
      if (list.length === 0) print('No withdrawal waits there.')
      list.forEach(show)
    })
  group
    .command('show <withdrawal>')
    .description('all that was said and done about a withdrawal, by its id or reference')
    .action(async (withdrawal: string) => {
      const { story, postings, ...facts } = await ask(operatorWithdrawal, { withdrawal })
      show(facts)
      for (const { at, step, by, text } of story) print(`  ${at}  ${step} by ${by}${text === '' ? '' : `: ${text}`}`)
      for (const { at, code, amount } of postings) print(`  ${at}  posted ${code} ${amount.amount} ${amount.currency}`)
      for (const { at, uploads } of facts.withdrawal.file)
        for (const { url, urlUntil } of uploads) print(`  ${at}  picture ${url} until ${urlUntil}`)
    })
  noted('approve', 'agree to one that is looked at; above the bound a second person has to', 'why; it stays with the withdrawal').action(
    async (withdrawal: string, { note }: { note: string }) => show(await ask(reviewWithdrawal, { withdrawal, action: 'APPROVE', note })),
  )
  noted('reject', 'give the money back before it is sent', 'why; its member reads it').action(
    async (withdrawal: string, { note }: { note: string }) => show(await ask(reviewWithdrawal, { withdrawal, action: 'REJECT', note })),
  )
  group
    .command('payout <action> <withdrawal>')
    .description('of an unknown outcome: ASK the provider, send it AGAIN, say that it was PAID or REFUSED, or CLOSE a case (two people)')
    .requiredOption('--note <text>', 'why; of a refusal its member reads it')
    .action(async (action: 'ASK' | 'AGAIN' | 'PAID' | 'REFUSED' | 'CLOSE', withdrawal: string, { note }: { note: string }) =>
      show(await ask(settlePayout, { withdrawal, action, note })),
    )
  group
    .command('reply <withdrawal>')
    .description('say something in a dispute')
    .requiredOption('--text <text>', 'its member reads it')
    .action(async (withdrawal: string, { text }: { text: string }) => show(await ask(replyInDispute, { withdrawal, text })))
  noted('credit', 'end a dispute: what is missing goes back to the balance', 'why; its member reads it').action(
    async (withdrawal: string, { note }: { note: string }) => show(await ask(resolveDispute, { withdrawal, action: 'CREDIT', note })),
  )
  noted('found', 'end a dispute: what is missing is at the bank', 'why; its member reads it').action(
    async (withdrawal: string, { note }: { note: string }) => show(await ask(resolveDispute, { withdrawal, action: 'FOUND', note })),
  )
}
