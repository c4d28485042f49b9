import { answerDispute, type DeskDispute, operatorDisputes, readDispute } from '@portico/contract/dispute/operator-calls'
import { disputeOutcome } from '@portico/contract/dispute/shapes'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { wholeNumber } from '../whole-number.ts'

const lines = ({ account, dispute: { head, entries, facts, versions, recalculated } }: DeskDispute): string[] => [
  `${head.number}  ${head.reason} of ${account}, ${head.kind} ${head.code ?? ''} ${head.label} version ${head.lineVersion}  ${head.state}  version ${head.version}`,
  ...(head.answerBy === null ? [] : [`  to be answered by ${head.answerBy}`]),
  ...versions.map(({ version, amount, runAt }) => `  line version ${version}: ${amount.amount} ${amount.currency}, calculated ${runAt}`),
  ...(recalculated?.amount ? [`  worked out again: ${recalculated.amount.amount} ${recalculated.amount.currency}`] : []),
  ...facts.map(
    ({ name, agent, desk, same }) =>
      `  ${name}: agent ${agent?.text ?? '-'}, support ${desk?.text ?? '-'}${same === null ? '' : same ? '  SAME' : '  DIFFERS'}`,
  ),
  ...entries.map(
    ({ event, by, person, outcome, fact, text, at }) =>
      `  ${at.slice(0, 16).replace('T', ' ')}  ${person ?? by}  ${event} ${outcome ?? fact ?? ''}  ${text.replaceAll('\n', '\n    ')}`,
  ),
]

/** `disputes list | open | note | fact | question | answer`. */
export const disputes: Command = (program, { ask, print, example }) => {
  example(
    'Answer an agent who disputes a line; no money moves by it, a line is put right by correcting what it follows from:',
    'disputes list',
    'disputes open DP-118',
    'disputes fact DP-118 --version 1 --fact Round --text 4471',
    'disputes question DP-118 --version 1 --text "Which round do you mean?"',
    'disputes answer DP-118 --version 3 --outcome granted --text "The round ended normally."',
  )
  const group = program.command('disputes').description('lines of statements that agents dispute, each answered within 72 hours')
  group
    .command('list')
    .description('those that wait, the one whose time ends first at the head')
    .option('--other', 'those that do not wait, the latest first')
    .action(async ({ other }: { other?: boolean }) => {
      const { list } = await ask(operatorDisputes, { state: other === true ? 'OTHER' : 'WAITING' })
      if (list.length === 0) print('No dispute is there.')
      for (const { account, head, late } of list)
        print(
          `${head.number}  ${head.reason}  ${account}  ${head.kind} ${head.label}  ${head.state}  ${head.answerBy ?? head.changedAt}${late ? '  LATE' : ''}`,
        )
    })
  group
    .command('open <number>')
    .description('show what was written, and the versions of the line; it is written down who did')
    .action(async (number: string) => lines(await ask(readDispute, { number })).forEach(print))
  const step = (action: 'note' | 'fact' | 'question' | 'answer', description: string) => {
    const command = group
      .command(`${action} <number>`)
      .description(description)
      .requiredOption('--version <number>', 'the one that was read')
      .requiredOption('--text <text>', 'what the agent reads')
    if (action === 'answer') command.requiredOption('--outcome <outcome>', 'granted or refused')
    if (action === 'fact') command.requiredOption('--fact <name>', 'what the fact is called')
    interface Options {
      readonly version: string
      readonly text: string
      readonly outcome?: string
      readonly fact?: string
    }
    command.action(async (number: string, { version, text, outcome, fact }: Options) => {
      const read = outcome === undefined ? undefined : disputeOutcome.safeParse(outcome.toUpperCase())
      if (read?.success === false) throw new OperatorError('--outcome is granted or refused.')
      const request = { number, version: wholeNumber('--version', version), action, text }
      lines(
        await ask(answerDispute, { ...request, ...(read?.success ? { outcome: read.data } : {}), ...(fact === undefined ? {} : { fact }) }),
      ).forEach(print)
    })
  }
  step('note', 'say something, while the clock runs on')
  step('fact', 'say what you know of a fact, beside what the agent says of it; said again it is put right, and both stay')
  step('question', 'ask the agent something; the clock stands still until they reply')
  step('answer', 'decide; a second look is decided by somebody else, for good')
}
