import { answerCase, type DeskCase, operatorCases, readCase, setDeskHours } from '@portico/contract/support/operator-calls'
import type { Command } from '../command.ts'
import { wholeNumber } from '../whole-number.ts'

const lines = ({ account, case: { head, entries } }: DeskCase): string[] => [
  `${head.number}  ${head.kind} of ${account} about ${head.topic}  ${head.state}  version ${head.version}`,
  ...(head.answerBy === null ? [] : [`  to be answered by ${head.answerBy}`]),
  ...entries.flatMap(({ event, by, person, text, pictures, at }) => [
    `  ${at.slice(0, 16).replace('T', ' ')}  ${person ?? by}  ${event === 'SAID' ? text.replaceAll('\n', '\n    ') : event}`,
    ...pictures.map(({ url, urlUntil }) => `    picture ${url} until ${urlUntil}`),
  ]),
]

/** `cases list | open | answer | solve | hours`. */
export const cases: Command = (program, { ask, print, example }) => {
  example(
    'Look at questions of members, and answer:',
    'cases list',
    'cases open C-20261121-0382',
    'cases answer C-20261121-0382 --version 1 --text "It is in your balance since 10:05." --solve',
  )
  const group = program.command('cases').description('questions, feedback and complaints of members')
  group
    .command('list')
    .description('those that wait, the longest first')
    .option('--other', 'those that do not wait, the latest first')
    .action(async ({ other }: { other?: boolean }) => {
      const { list } = await ask(operatorCases, { state: other === true ? 'OTHER' : 'WAITING' })
      if (list.length === 0) print('No case is there.')
      for (const { account, head } of list)
        print(`${head.number}  ${head.kind} ${head.topic}  ${account}  ${head.state}  ${head.answerBy ?? head.changedAt}  ${head.title}`)
    })
  group
    .command('open <number>')
    .description('show what was written, with addresses of pictures, which end; it is written down who did')
    .action(async (number: string) => lines(await ask(readCase, { number })).forEach(print))
  group
    .command('answer <number>')
    .description('answer a case; its member gets a message')
    .requiredOption('--version <number>', 'the one that was read')
    .requiredOption('--text <text>', 'what the member reads')
    .option('--solve', 'and say that it is solved')
    .action(async (number: string, { version, text, solve }: { version: string; text: string; solve?: boolean }) =>
      lines(await ask(answerCase, { number, version: wholeNumber('--version', version), text, solve: solve === true })).forEach(print),
    )
  group
    .command('solve <number>')
    .description('say that a case is solved')
    .requiredOption('--version <number>', 'the one that was read')
    .action(async (number: string, { version }: { version: string }) =>
      lines(await ask(answerCase, { number, version: wholeNumber('--version', version), solve: true })).forEach(print),
    )
  group
    .command('hours <from> <to>')
    .description('when the desk is there on each day of the merchant’s; both alike: always')
    .requiredOption('--answer-minutes <number>', 'within how many minutes of these hours it answers')
    .action(async (from: string, to: string, { answerMinutes }: { answerMinutes: string }) => {
      const hours = await ask(setDeskHours, { from, to, answerMinutes: wholeNumber('--answer-minutes', answerMinutes) })
      print(`The desk is there from ${hours.from} to ${hours.to} and answers within ${hours.answerMinutes} minutes.`)
    })
}
