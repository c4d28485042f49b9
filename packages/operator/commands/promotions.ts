import {
  closePromotion,
  decideApplication,
  type DeskApplication,
  type DeskPromotion,
  openApplication,
  operatorApplications,
  operatorPromotions,
  promotionKinds,
  type PromotionDefinition,
  proposePromotion,
  publishPromotion,
  tryPromotion,
} from '@portico/contract/promotion/operator-calls'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { readText } from '../files/read.ts'
import { wholeNumber } from '../whole-number.ts'

const lines = ({ id, version, state, definition, taken, spent, hash, proposedBy, publishedBy, closedAt }: DeskPromotion): string[] => [
  `${id}  version ${version} ${closedAt === null ? state : `CLOSED at ${closedAt}`}  ${Object.values(definition.title)[0]}`,
  `  ${definition.kind} of type ${definition.type}, from ${definition.startsAt} to ${definition.endsAt}`,
  `  ${taken} of ${definition.places} places taken, ${spent.amount} of ${definition.budget} ${spent.currency} spent`,
  `  proposed by ${proposedBy}${publishedBy === null ? '' : `, published by ${publishedBy}`}; sha256 ${hash}`,
]

const applicationLines = ({ account, title, application }: DeskApplication): string[] => [
  `${application.id}  ${title} of ${account}  ${application.state}  ${application.amount.amount} ${application.amount.currency}`,
  ...(application.comment === '' ? [] : [`  "${application.comment}"`]),
  ...(application.reason === null ? [] : [`  rejected: ${application.reason}`]),
]

/** What stands in a file; the gateway judges it. */
const definitionIn = (path: string): PromotionDefinition => {
  try {
    return JSON.parse(readText(path)) as PromotionDefinition
  } catch (error) {
    throw error instanceof SyntaxError ? new OperatorError(`${path} is no JSON.`) : error
  }
}

const STATES = ['WAITING', 'SENT', 'REVIEW', 'APPROVED', 'REJECTED', 'CANCELLED'] as const

/** `promotions list | kinds | try | propose | publish | close | applications | open | approve | reject`. */
export const promotions: Command = (program, { ask, print, example }) => {
  example(
    'Offer something to members, and decide on what they send for it:',
    'promotions try weekend.json',
    'promotions propose weekend.json',
    'promotions publish 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c01 --version 1',
    'promotions applications',
    'promotions reject 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c02 --reason "The picture shows another name."',
  )
  const group = program.command('promotions').description('what members are offered beside the games')
  group
    .command('list')
    .description('the latest version of each, proposals included')
    .action(async () => {
      const { list } = await ask(operatorPromotions, {})
      if (list.length === 0) print('No promotion is there.')
      list.flatMap(lines).forEach(print)
    })
  group
    .command('kinds')
    .description('the kinds there are, and the terms of each as a JSON schema')
    .action(async () => {
      const { list } = await ask(promotionKinds, {})
      for (const { kind, way, terms } of list) print(`${kind}  ${way}  ${JSON.stringify(terms)}`)
    })
  group
    .command('try <file>')
    .description('what a definition would come to by what members have done; nothing is written')
    .action(async (file: string) => {
      const { looked, fitting, receiving, cost, paid, failing } = await ask(tryPromotion, { definition: definitionIn(file) })
      print(`Of ${looked} members ${fitting} meet every condition, and ${receiving} would be paid now.`)
      print(`It would cost ${cost.amount} ${cost.currency}, within places and budget ${paid.amount}.`)
      for (const { kind, count } of failing) print(`  ${count} do not meet ${kind}`)
    })
  group
    .command('propose <file>')
    .description('propose a promotion; nobody sees it until somebody else publishes it')
    .option('--of <id>', 'the promotion that this is another version of')
    .action(async (file: string, { of }: { of?: string }) =>
      lines(await ask(proposePromotion, { definition: definitionIn(file), ...(of === undefined ? {} : { id: of }) })).forEach(print),
    )
  group
    .command('publish <id>')
    .description('publish a version that somebody else proposed')
    .requiredOption('--version <number>', 'the one that was looked at')
    .action(async (id: string, { version }: { version: string }) =>
      lines(await ask(publishPromotion, { id, version: wholeNumber('--version', version) })).forEach(print),
    )
  group
    .command('close <id>')
    .description('end a promotion before its time; applications that wait are still decided')
    .requiredOption('--note <text>', 'why; it stays in the audit log')
    .action(async (id: string, { note }: { note: string }) => lines(await ask(closePromotion, { id, note })).forEach(print))
  group
    .command('applications')
    .description('those that wait, the longest first')
    .option('--state <state>', STATES.join(', '), 'WAITING')
    .action(async ({ state }: { state: string }) => {
      const known = STATES.find((each) => each === state)
      if (!known) throw new OperatorError(`"${state}" is no state. These are: ${STATES.join(', ')}.`)
      const { list } = await ask(operatorApplications, { state: known })
      if (list.length === 0) print('No application is there.')
      for (const each of list)
        print(
          `${each.id}  ${each.title} of ${each.account}  ${each.state}  ${each.amount.amount} ${each.amount.currency}  sent ${each.sentAt}`,
        )
    })
  group
    .command('open <id>')
    .description('show an application with addresses of its pictures, which end; its member reads that it is looked at')
    .action(async (id: string) => {
      const answer = await ask(openApplication, { id })
      applicationLines(answer).forEach(print)
      for (const picture of answer.application.pictures) print(`  picture ${picture.url} until ${picture.urlUntil}`)
    })
  group
    .command('approve <id>')
    .description('approve an application; it is paid at once')
    .action(async (id: string) => applicationLines(await ask(decideApplication, { id, approve: true })).forEach(print))
  group
    .command('reject <id>')
    .description('reject an application')
    .requiredOption('--reason <text>', 'why; its member reads it')
    .action(async (id: string, { reason }: { reason: string }) =>
      applicationLines(await ask(decideApplication, { id, approve: false, reason })).forEach(print),
    )
}
