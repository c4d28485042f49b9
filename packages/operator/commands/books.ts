import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import { type BookFigure, operatorBooks, sumLedgerDays } from '@portico/contract/operator/calls'
import type { Command } from '../command.ts'

const ofFlow = ({ code, against, in: came, out, transfers }: BookFigure['flows'][number]): string[] => [
  ...(came === '0.0000' ? [] : [`    + ${came.padStart(20)}  ${code} from ${against}, ${transfers} transfers`]),
  ...(out === '0.0000' ? [] : [`    - ${out.padStart(20)}  ${code} to ${against}, ${transfers} transfers`]),
]

/** Each figure with the movements that it is the sum of. */
const explained = (figures: readonly BookFigure[]): string[] =>
  [...Map.groupBy(figures, ({ currency }) => currency)].flatMap(([currency, own]) => [
    '',
    `${currency}: what accounts of each kind hold, and by what`,
    ...own.flatMap(({ kind, accounts, balance, flows }) => [
      `  ${kind.padEnd(20)}${balance.padStart(20)}  in ${accounts} ${accounts === 1 ? 'account' : 'accounts'}`,
      ...flows.flatMap(ofFlow),
    ]),
    `  ${'together'.padEnd(20)}${formatUnits(own.reduce((sum, { balance }) => sum + parseUnits(balance), 0n)).padStart(20)}`,
  ])

/** `books`. */
export const books: Command = (program, { ask, print, fail, example }) => {
  example('Check that all money is accounted for:', 'books')
  program
    .command('books')
    .description(
      'check every balance against its entries and every bet against its settlement, and say by what each figure came to be; exit code 1 when they do not balance',
    )
    .option('--sum-days', "sum what moved on members' accounts by day anew before")
    .action(async ({ sumDays }: { sumDays?: true }) => {
      if (sumDays) {
        const { changed } = await ask(sumLedgerDays, {})
        print(`${changed} sums of days were wrong and are right now.`)
      }
      const found = await ask(operatorBooks, {})
      print(`${found.accounts} accounts, ${found.transfers} transfers, ${found.bets} bets of which ${found.settled} are settled.`)
      print(found.balanced ? 'The books balance.' : `The books do NOT balance: ${found.findings.length} findings.`)
      for (const finding of found.findings) print(`  ${finding}`)
      explained(found.figures).forEach(print)
      if (!found.balanced) fail()
    })
}
