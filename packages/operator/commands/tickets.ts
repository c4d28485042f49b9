import {
  type DeskPool,
  endTicketPool,
  grantTickets,
  operatorTicketPools,
  proposeTicketPool,
  publishTicketPool,
  type TicketPoolDefinition,
} from '@portico/contract/ticket/operator-calls'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { readText } from '../files/read.ts'
import { wholeNumber } from '../whole-number.ts'

const prizeText = ({ kind, amount, points, count }: TicketPoolDefinition['prizes'][number]): string =>
  `${count} x ${kind === 'CASH' ? amount : kind === 'POINTS' ? `${points} points` : 'nothing'}`

const lines = ({
  id,
  number,
  state,
  definition,
  size,
  issued,
  opened,
  paid,
  hash,
  proposedBy,
  publishedBy,
  commitment,
  root,
}: DeskPool): string[] => [
  `${id}  No. ${number} ${definition.kind} ${state}  ${Object.values(definition.title)[0]}`,
  `  from ${definition.startsAt} to ${definition.endsAt}: ${definition.prizes.map(prizeText).join(', ')}`,
  `  ${issued} tickets out, ${opened} opened of ${size} prizes, ${paid.amount} ${paid.currency} paid`,
  `  proposed by ${proposedBy}${publishedBy === null ? '' : `, published by ${publishedBy}`}; sha256 ${hash}`,
  ...(commitment === null ? [] : [`  sealed: commitment ${commitment}${root === null ? '' : `, root ${root}`}`]),
]

/** What stands in a file; the gateway judges it. */
const definitionIn = (path: string): TicketPoolDefinition => {
  try {
    return JSON.parse(readText(path)) as TicketPoolDefinition
  } catch (error) {
    throw error instanceof SyntaxError ? new OperatorError(`${path} is no JSON.`) : error
  }
}

/** `tickets list | propose | publish | end | grant`. */
export const tickets: Command = (program, { ask, print, example }) => {
  example(
    'Offer a pool of prizes, and give tickets for it:',
    'tickets propose egg.json',
    'tickets publish 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c01 --hash 77c0…',
    'tickets grant 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c01 linh88 phuong99 --each 2 --reference birthday',
  )
  const group = program.command('tickets').description('pools of prizes, and the tickets that members open for them')
  group
    .command('list')
    .description('every pool, proposals included, the latest first')
    .action(async () => {
      const { list } = await ask(operatorTicketPools, {})
      if (list.length === 0) print('No pool is there.')
      list.flatMap(lines).forEach(print)
    })
  group
    .command('propose <file>')
    .description('propose a pool; nothing is sealed or shown until somebody else publishes it')
    .action(async (file: string) => lines(await ask(proposeTicketPool, { definition: definitionIn(file) })).forEach(print))
  group
    .command('publish <id>')
    .description('publish a pool that somebody else proposed: its order is drawn and sealed')
    .requiredOption('--hash <sha256>', 'of the terms that were looked at')
    .action(async (id: string, { hash }: { hash: string }) => lines(await ask(publishTicketPool, { id, hash })).forEach(print))
  group
    .command('end <id>')
    .description('end a pool before its time; its tickets are not opened any more, and its seed is shown')
    .requiredOption('--note <text>', 'why; it stays in the audit log')
    .action(async (id: string, { note }: { note: string }) => lines(await ask(endTicketPool, { id, note })).forEach(print))
  group
    .command('grant <id> <accounts...>')
    .description('give tickets to members; the same reference gives nothing twice')
    .option('--each <number>', 'how many for each', '1')
    .requiredOption('--reference <text>', 'what for')
    .action(async (id: string, accounts: string[], { each, reference }: { each: string; reference: string }) => {
      const { granted, refused, pool } = await ask(grantTickets, { id, accounts, each: wholeNumber('--each', each), reference })
      print(`${granted} tickets given; ${pool.issued} of this pool are out.`)
      for (const { account, code } of refused) print(`  ${account} gets none: ${code}`)
    })
}
