import { decideDocument, type DeskDocument, openDocument, operatorDocuments } from '@portico/contract/document/operator-calls'
import { REJECTIONS } from '@portico/contract/document/shapes'
import type { RequestOf } from '@portico/contract/kit/call'
import type { Command } from '../command.ts'

type Decision = RequestOf<typeof decideDocument>

const lines = ({ id, account, name, birthday, document, fullNumber, alsoUsedBy, decidedBy }: DeskDocument): string[] => [
  `${id}  ${document.step} of ${account}  ${document.state}  version ${document.version}`,
  `  profile: ${name}, born ${birthday}`,
  `  ${document.kind}${fullNumber === null ? '' : ` ${fullNumber}`}, dated ${document.dated}`,
  ...(alsoUsedBy.length === 0 ? [] : [`  WARNING: the same number is used by ${alsoUsedBy.join(', ')}`]),
  ...(document.reasons.length === 0 ? [] : [`  sent back: ${document.reasons.join(', ')}`]),
  ...(decidedBy === null ? [] : [`  decided by ${decidedBy} at ${document.decidedAt}`]),
]

/** `documents list | open | accept | reject | again`. */
export const documents: Command = (program, { ask, print, example }) => {
  example(
    'Look at documents that members sent, and decide:',
    'documents list',
    'documents open 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0b02',
    'documents reject 6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0b02 --version 1 --reason BACK_UNREADABLE --note "blurred"',
  )
  const group = program.command('documents').description('documents that prove who members are and where they live')
  group
    .command('list')
    .description('those that wait, the longest first')
    .option('--state <state>', 'WAITING, ACCEPTED or REJECTED', 'WAITING')
    .action(async ({ state }: { state: 'WAITING' | 'ACCEPTED' | 'REJECTED' }) => {
      const { list } = await ask(operatorDocuments, { state })
      if (list.length === 0) print('No document is there.')
      for (const { id, account, step, state: stands, sentAt } of list) print(`${id}  ${step} of ${account}  ${stands}  sent ${sentAt}`)
    })
  group
    .command('open <id>')
    .description('show a document with addresses of its pictures, which end; it is written down who did')
    .action(async (id: string) => {
      const document = await ask(openDocument, { id })
      lines(document).forEach(print)
      for (const picture of [document.document.front, document.document.back])
        if (picture) print(`  picture ${picture.url} until ${picture.urlUntil}`)
    })
  const decision = (name: string, action: Decision['action'], description: string) => {
    const command = group
      .command(`${name} <id>`)
      .description(description)
      .requiredOption('--version <number>', 'the one that was looked at', Number)
      .requiredOption('--note <text>', 'why; it stays in the audit log')
    if (action !== 'ACCEPT')
      command.requiredOption('--reason <codes...>', `what is wrong, which its member reads in words: ${Object.keys(REJECTIONS).join(', ')}`)
    command.action(async (id: string, { version, note, reason = [] }: { version: number; note: string; reason?: Decision['reasons'] }) =>
      lines(await ask(decideDocument, { id, version, action, reasons: reason, note })).forEach(print),
    )
  }
  decision('accept', 'ACCEPT', 'accept a document')
  decision('reject', 'REJECT', 'send a document back with reasons')
  decision('again', 'AGAIN', 'ask anew for a document that was accepted')
}
