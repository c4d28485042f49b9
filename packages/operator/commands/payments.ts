import {
  askProvider,
  listUnmatchedPayments,
  operatorDeposit,
  resolveUnmatchedPayment,
  type UnmatchedPayment,
} from '@portico/contract/cashier/operator-calls'
import type { Command } from '../command.ts'

const REASONS: Readonly<Record<UnmatchedPayment['reason'], string>> = {
  UNKNOWN_DEPOSIT: 'names a deposit that there is not',
  REFERENCE_USED: 'uses the reference of another deposit',
  OTHER_AMOUNT: 'is of another amount than the deposit it names',
  SECOND_PAYMENT: 'pays a deposit a second time',
  CONTRADICTION: 'contradicts what was said before under its reference; no further money came in',
  REVERSAL: 'was credited and then refused or taken back by the provider',
  NO_NEWS: 'has not been heard of for three days',
  OVER_LIMIT: 'came after its deposit was over, and would pass the limit that its owner has set',
}

const WORDS = { CREDIT: 'credit it', CLOSE: 'close it', REVERSE: 'reverse it' } as const

const lines = (payment: UnmatchedPayment): readonly string[] => {
  const { id, provider, providerRef, depositId, account, amount, reason, held, receivedAt, state, resolvedBy, note, proposal } = payment
  return [
    `${id}  ${amount.amount} ${amount.currency}  ${state}`,
    `  ${provider} ${providerRef} of ${receivedAt}, for ${account ?? 'nobody known'}: it ${REASONS[reason]}`,
    `  deposit ${depositId}; ${held ? 'the money stands on the suspense account until this is resolved' : 'no money stands on the suspense account'}`,
    ...(proposal === null
      ? []
      : [
          `  ${proposal.by} asked at ${proposal.at} to ${WORDS[proposal.action]}${proposal.account === null ? '' : ` for ${proposal.account}`}: ${proposal.note}`,
        ]),
    ...(proposal !== null && state === 'OPEN' ? ['  Somebody else makes it so by asking for the same.'] : []),
    ...(resolvedBy === null ? [] : [`  resolved by ${resolvedBy}: ${note ?? ''}`]),
  ]
}

/** `payments list | credit | close`. */
export const payments: Command = (program, { ask, print, example }) => {
  example(
    'See payments that match no deposit, and deal with one (where money moves, a second person says the same):',
    'payments list',
    'payments credit <id> --note "sent one dong too little"',
    'payments close <id> --note "the provider paid it back"',
    'payments reverse <id> --note "the bank took it back"',
    'payments show D-58Q1-7K2M-9QXZ',
  )
  const group = program.command('payments').description('payments that a provider confirmed and that match no deposit')
  const show = (payment: UnmatchedPayment) => lines(payment).forEach(print)
  group
    .command('list')
    .description('those that wait for a decision, the latest first')
    .option('--state <state>', 'OPEN, CREDITED, CLOSED or REVERSED', 'OPEN')
    .action(async ({ state }: { state: UnmatchedPayment['state'] }) => {
      const { list } = await ask(listUnmatchedPayments, { state })
      if (list.length === 0) print(state === 'OPEN' ? 'No payment waits for a decision.' : `No payment is ${state}.`)
      list.forEach(show)
    })
  group
    .command('credit <id>')
    .description('give what was paid to the member whose deposit it names, or to another account')
    .option('--account <name>', 'to whom, where the payment names nobody or somebody else')
    .requiredOption('--note <text>', 'why; it stays with the payment')
    .action(async (id: string, { account, note }: { account?: string; note: string }) => {
      const request = { id, action: 'CREDIT', note, ...(account === undefined ? {} : { account }) } as const
      show((await ask(resolveUnmatchedPayment, request)).payment)
    })
  group
    .command('close <id>')
    .description('give it to nobody: the provider paid it back, or no money came in')
    .requiredOption('--note <text>', 'why; it stays with the payment')
    .action(async (id: string, { note }: { note: string }) => {
      show((await ask(resolveUnmatchedPayment, { id, action: 'CLOSE', note })).payment)
    })
  group
    .command('reverse <id>')
    .description('take a credit back that the provider took back: from the balance, and what that does not hold is owed')
    .requiredOption('--note <text>', 'why; it stays with the payment')
    .action(async (id: string, { note }: { note: string }) => {
      show((await ask(resolveUnmatchedPayment, { id, action: 'REVERSE', note })).payment)
    })
  group
    .command('show <deposit>')
    .description('all that was said and done about a deposit, by its id or reference')
    .action(async (deposit: string) => {
      const story = await ask(operatorDeposit, { deposit })
      const { reference, state, amount, fee, methodName, createdAt, changedAt } = story.deposit
      print(`${reference}  ${amount.amount} ${amount.currency}  ${state} since ${changedAt}`)
      print(`  ${story.account} by ${methodName} of ${story.provider}, fee ${fee.amount}; asked for ${createdAt}`)
      for (const { at, source, outcome, providerRef, amount: sum, state: work } of story.notices)
        print(`  ${at}  ${source === 'ASKED' ? 'answered' : 'notice'}  ${outcome} ${sum.amount} ${sum.currency} ${providerRef}  ${work}`)
      for (const { at, code, amount: moved } of story.postings) print(`  ${at}  posted ${code} ${moved.amount} ${moved.currency}`)
      if (story.nextAskAt !== null) print(`  the provider is asked next at ${story.nextAskAt}`)
      story.cases.forEach(show)
    })
  group
    .command('ask <deposit>')
    .description('ask the provider of a deposit now what has become of it')
    .action(async (deposit: string) => {
      const { answer, deposit: now } = await ask(askProvider, { deposit })
      print(`The provider says ${answer}; the deposit is ${now.state}.`)
    })
}
