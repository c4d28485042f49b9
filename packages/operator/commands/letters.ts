import { letterLink, type LetterKind, type LetterTo } from '@portico/contract/inbox/shapes'
import { operatorLetters, retractLetter, sendLetter } from '@portico/contract/inbox/operator-calls'
import type { Command, Desk } from '../command.ts'
import { OperatorError } from '../error.ts'
import { localized, type Options, withTexts } from '../texts.ts'

const toOf = ({ account, team, all }: { account?: string; team?: string; all?: boolean }): LetterTo => {
  const named: LetterTo[] = [
    ...(account === undefined ? [] : [{ audience: 'ONE' as const, account }]),
    ...(team === undefined ? [] : [{ audience: 'TEAM' as const, account: team }]),
    ...(all === true ? [{ audience: 'ALL' as const }] : []),
  ]
  const [to] = named
  if (!to || named.length > 1) throw new OperatorError('Say who it goes to: one of --account NAME, --team AGENT and --all.')
  return to
}

const sender =
  ({ ask, print, languages }: Desk) =>
  async (options: Options & { readonly all?: string }): Promise<void> => {
    const { account, team, link } = options
    if (link !== undefined && !letterLink.safeParse(link).success)
      throw new OperatorError(`--link must be a page of the site, like /member/transactionHistory; "${link}" is none.`)
    const { id } = await ask(sendLetter, {
      to: toOf({ ...(account === undefined ? {} : { account }), ...(team === undefined ? {} : { team }), all: options.all !== undefined }),
      kind: (options['offer'] === undefined ? 'ACCOUNT' : 'OFFER') satisfies LetterKind,
      title: localized(options, 'title', languages),
      body: localized(options, 'body', languages),
      ...(link === undefined ? {} : { link }),
    })
    print(`Sent message ${id}. Take it back with: npm run operator -- letters retract ${id}`)
  }

/** `letters send | list | retract`. */
export const letters: Command = (program, desk) => {
  const { ask, print, example } = desk
  example(
    'Write to a member, a team or all, and see what was written:',
    'letters send --account linh88 --title-en "Your stake is back" --body-en "The studio cancelled the round."',
    'letters send --team quoctuan --offer --title-en "Moon Gate week" --body-en "Double points until Sunday."',
    'letters list',
  )
  const group = program.command('letters').description('messages in the inboxes of members')
  withTexts(group.command('send'), desk.languages, { title: 'title', body: 'plain text' })
    .description('write a message; it stands in every open inbox at once')
    .option('--account <name>', 'to one account')
    .option('--team <agent>', 'to an agent and everybody below')
    .option('--all', 'to every account there is')
    .option('--offer', 'it is marketing, which members can stop; without it, it always arrives')
    .option('--link <path>', 'a page of the site that it leads to')
    .action(sender(desk))
  group
    .command('list')
    .description('what people at the desk wrote, the latest first')
    .option('--size <number>', 'how many', Number, 20)
    .action(async ({ size }: { size: number }) => {
      const { list } = await ask(operatorLetters, { size })
      if (list.length === 0) print('Nothing was written.')
      for (const { id, audience, account, kind, title, sentAt, sentBy } of list)
        print(
          `${id.padStart(6)}  ${kind.padEnd(7)} ${sentAt.slice(0, 16).replace('T', ' ')}  ${audience} ${account ?? ''}  ${title}  (${sentBy})`,
        )
    })
  group
    .command('retract <id>')
    .description('take a message back from every inbox')
    .action(async (id: string) => {
      await ask(retractLetter, { id })
      print(`Message ${id} stands in no inbox any more.`)
    })
}
