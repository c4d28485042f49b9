import { listUnmatchedPayments, resolveUnmatchedPayment, type UnmatchedPayment } from '@portico/contract/cashier/operator-calls'
import type { Command } from '../command.ts'

const REASONS: Readonly<Record<UnmatchedPayment['reason'], string>> = {
  UNKNOWN_DEPOSIT: 'names a deposit that there is not',
  REFERENCE_USED: 'uses the reference of another deposit',
  OTHER_AMOUNT: 'is of another amount than the deposit it names',
  SECOND_PAYMENT: 'pays a deposit a second time',
  CONTRADICTION: 'contradicts what was said before under its reference; no further money came in',
  REVERSAL: 'was credited and then taken back by the provider',
}

const lines = (payment: UnmatchedPayment): readonly string[] => {
  const { id, provider, providerRef, depositId, account, amount, reason, held, receivedAt, state, resolvedBy, note } = payment
  return [
    `${id}  ${amount.amount} ${amount.currency}  ${state}`,
    `  ${provider} ${providerRef} of ${receivedAt}, for ${account ?? 'nobody known'}: it ${REASONS[reason]}`,
    `  deposit ${depositId}; ${held ? 'the money stands on the suspense account until this is resolved' : 'no money stands on the suspense account'}`,
    ...(resolvedBy === null ? [] : [`  resolved by ${resolvedBy}: ${note ?? ''}`]),
  ]
}

/** `payments list | credit | close`. */
export const payments: Command = (program, { ask, print, example }) => {
  example(
    'See payments that match no deposit, and deal with one:',
    'payments list',
    'payments credit <id> --note "sent one dong too little"',
    'payments close <id> --note "the provider paid it back"',
  )
  const group = program.command('payments').description('payments that a provider confirmed and that match no deposit')
  const show = (payment: UnmatchedPayment) => lines(payment).forEach(print)
  group
    .command('list')
    .description('those that wait for a decision, the latest first')
    .option('--state <state>', 'OPEN, CREDITED or CLOSED', 'OPEN')
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
}
