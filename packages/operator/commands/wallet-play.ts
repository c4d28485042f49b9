import type { Command as Group } from 'commander'
import { closeVendorCase, closeVendorRound, vendorCases, vendorReport, vendorRounds } from '@portico/contract/vendor/operator-calls'
import type { VendorDay } from '@portico/contract/vendor/operator-shapes'
import type { Desk } from '../command.ts'
import { differencesOf, readVendorDay, writeVendorDay } from '../files/vendor-day.ts'

const CASES = {
  STUCK_ROUND: 'a round in which nothing happens',
  ROLLBACK_AFTER_WIN: 'a rollback of what was won on; nothing moved',
  LATE_WIN: 'a win of a closed round; nothing moved',
  MOST_PAYOUT: 'a win beyond what a round may pay; nothing moved',
} as const

/** What the vendor's games did: `rounds | close | cases | settle | report`. */
export const addWalletPlay = (group: Group, { ask, print, fail, example }: Desk): void => {
  example(
    "Compare a day of a vendor's with its own file (txId,kind,currency,amount):",
    'wallet report PG 2026-11-29',
    'wallet report PG 2026-11-29 --compare pg-2026-11-29.csv',
  )
  example(
    'Close a round that its vendor does not end (a second person does it):',
    'wallet rounds PG',
    'wallet close PG round-1 --reason "the vendor knows of no such round"',
  )
  group
    .command('rounds [vendor]')
    .description('open rounds in which nothing happened for some hours')
    .option('--hours <hours>', 'for so many', '6')
    .action(async (vendor: string | undefined, { hours }: { hours: string }) => {
      const { list } = await ask(vendorRounds, { vendor, hours })
      if (list.length === 0) print('No round stands still.')
      for (const { vendor: of, roundId, account, gameCode, currency, staked, won, openedAt, lastAt, proposedBy } of list) {
        print(`${of}  ${roundId}  ${account}  ${gameCode}  staked ${staked}, won ${won} ${currency}`)
        print(`  opened ${openedAt}, last heard of ${lastAt}`)
        if (proposedBy !== null) print(`  ${proposedBy} asks that it be closed; somebody else does it with: wallet close ${of} ${roundId}`)
      }
    })
  group
    .command('close <vendor> <round>')
    .description('ask that a round be closed, or close one that somebody else asked for; what paid nothing is given back')
    .requiredOption('--reason <text>', 'why; it stays with the round')
    .action(async (vendor: string, roundId: string, { reason }: { reason: string }) => {
      const { state, returned } = await ask(closeVendorRound, { vendor, roundId, reason })
      print(state === 'CLOSED' ? `${roundId} is closed; ${returned} was given back.` : `Somebody else has to close ${roundId}, too.`)
    })
  group
    .command('cases [vendor]')
    .description('what of vendors a person has to look at')
    .action(async (vendor: string | undefined) => {
      const { list } = await ask(vendorCases, { vendor })
      if (list.length === 0) print('No case is open.')
      for (const { id, vendor: of, kind, about, details, openedAt } of list) {
        print(`${id}  ${of}  ${about}: ${CASES[kind]}, since ${openedAt}`)
        print(`  ${JSON.stringify(details)}`)
      }
    })
  group
    .command('settle <case>')
    .description('end a case when it is dealt with, by an adjustment or with the vendor')
    .requiredOption('--note <text>', 'what was done')
    .action(async (id: string, { note }: { note: string }) => {
      await ask(closeVendorCase, { id, note })
      print(`${id} is settled.`)
    })
  group
    .command('report <vendor> <day>')
    .description('counts and sums of a day of the operator; with a file, every transaction that is not the same on both sides')
    .option('--to <file>', 'write its transactions down as CSV')
    .option('--compare <file>', "the vendor's own file of that day: txId,kind,currency,amount in 1/10000")
    .action(async (vendor: string, date: string, { to, compare }: { to?: string; compare?: string }) => {
      const theirs = compare === undefined ? undefined : readVendorDay(compare)
      const transactions: VendorDay['transactions'] = []
      let page: VendorDay | undefined
      do {
        page = await ask(vendorReport, { vendor, date, after: page?.next ?? undefined })
        transactions.push(...page.transactions)
      } while (page.next !== null)
      print(`${vendor} on ${page.date} (${page.timeZone}): ${transactions.length} transactions`)
      for (const [kind, count] of Object.entries(page.counts)) print(`  ${String(count).padStart(8)}  ${kind}`)
      for (const [currency, kinds] of Object.entries(page.sums))
        for (const [kind, amount] of Object.entries(kinds)) print(`  ${amount.padStart(22)} ${currency}  ${kind}`)
      if (to !== undefined) {
        writeVendorDay(to, transactions)
        print(`Written to ${to}.`)
      }
      if (theirs === undefined) return
      const differences = differencesOf(transactions, theirs)
      differences.forEach((line) => print(line))
      print(differences.length === 0 ? 'Both sides say the same.' : `${differences.length} transactions differ.`)
      if (differences.length > 0) fail()
    })
}
