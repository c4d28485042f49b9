import { operatorBooks, sumLedgerDays } from '@portico/contract/operator/calls'
import type { Command } from '../command.ts'

/** `books`. */
export const books: Command = (program, { ask, print, fail, example }) => {
  example('Check that all money is accounted for:', 'books')
  program
    .command('books')
    .description('check every balance against its entries and every bet against its settlement; exit code 1 when they do not balance')
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
      if (!found.balanced) fail()
    })
}
