import { type Draw, draw as drawForm } from '@portico/contract/lottery/draw-shapes'
import {
  confirmCorrection,
  confirmVoid,
  previewCorrection,
  previewVoid,
  proposeCorrection,
  voidIssue,
} from '@portico/contract/lottery/operator-calls'
import type { Correction, VoidProposal } from '@portico/contract/lottery/operator-shapes'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'

const readDraw = (text: string): Draw => {
  try {
    return drawForm.parse(JSON.parse(text)) as Draw
  } catch {
    throw new OperatorError(`--draw must be a result in JSON, e.g. '{"digits":"220"}'; ${text} is none.`)
  }
}

const formatCorrection = ({ id, gameCode, numero, state, resultVersion, before, result, people, effect }: Correction): string[] => [
  `${gameCode} ${numero}, outcome ${resultVersion}: ${JSON.stringify(before)}`,
  `${state === 'CONFIRMED' ? 'corrected to' : 'would become'} ${JSON.stringify(result)}, vouched for by ${people.join(', ') || 'nobody yet'}`,
  `${effect.changed} of ${effect.bets} settled bets change: ${effect.paid.amount} paid, ${effect.taken.amount} taken back, of which ${effect.owed.amount} is owed (${effect.paid.currency})`,
  ...(state === 'CONFIRMED' ? [] : [`Somebody else makes it so with: issue confirm ${id} --outcome ${resultVersion} --reason <text>`]),
]

const formatVoid = ({ id, gameCode, numero, state, resultVersion, reason, before, people, effect }: VoidProposal): string[] => [
  `${gameCode} ${numero}, ${before === null ? 'not drawn yet' : `outcome ${resultVersion}: ${JSON.stringify(before)}`}`,
  `${state === 'CONFIRMED' ? 'is called off' : 'would be called off'} (${reason}), vouched for by ${people.join(', ')}`,
  `${effect.bets} bets: ${effect.refunded.amount} given back, ${effect.taken.amount} of prizes and rebates taken back, of which ${effect.owed.amount} is owed by ${effect.owing} accounts (${effect.refunded.currency})`,
  ...(state === 'CONFIRMED' ? [] : [`Somebody else makes it so with: issue confirm-void ${id} --outcome ${resultVersion}`]),
]

/** `issue correct | preview | confirm | void | preview-void | confirm-void`. */
export const issue: Command = (program, { ask, print, example }) => {
  example(
    'Correct a wrong result, or call an issue off (a second person confirms either):',
    `issue correct --game FC3D --numero 20261121 --draw '{"digits":"220"}' --source gazette`,
    'issue void --game FC3D --numero 20261121 --reason "no draw took place"',
  )
  const group = program.command('issue').description('make good what went wrong with an issue of a lottery')
  const show = (correction: Correction) => {
    for (const line of formatCorrection(correction)) print(line)
  }
  const showVoid = (proposal: VoidProposal) => {
    for (const line of formatVoid(proposal)) print(line)
  }
  group
    .command('correct')
    .description('say what the right result of a drawn issue is, and see what correcting it would do')
    .requiredOption('--game <code>', 'the lottery, e.g. FC3D')
    .requiredOption('--numero <numero>', 'the issue')
    .requiredOption('--draw <json>', `the right result, e.g. '{"digits":"220"}'`)
    .requiredOption('--source <text>', 'where it is from')
    .action(async ({ game, numero, draw, source }: { game: string; numero: string; draw: string; source: string }) => {
      show(await ask(proposeCorrection, { gameCode: game, numero, draw: readDraw(draw), source }))
    })
  group
    .command('preview <id>')
    .description('what a result proposed for a drawn issue would do, or what it did')
    .action(async (id: string) => show(await ask(previewCorrection, { id })))
  group
    .command('confirm <id>')
    .description('vouch for a correction that somebody else proposed; it is made at once')
    .requiredOption('--outcome <number>', 'the outcome it corrects, as the preview shows it')
    .requiredOption('--reason <text>', 'why; the players whose bets it changes read it')
    .action(async (id: string, { outcome, reason }: { outcome: string; reason: string }) => {
      show(await ask(confirmCorrection, { id, resultVersion: Number(outcome), reason }))
    })
  group
    .command('void')
    .description('ask that an issue be called off, and see what that does: stakes go back, and whatever it paid is taken back')
    .requiredOption('--game <code>', 'the lottery')
    .requiredOption('--numero <numero>', 'the issue')
    .requiredOption('--reason <text>', 'why; the players whose bets it changes read it')
    .action(async ({ game, numero, reason }: { game: string; numero: string; reason: string }) => {
      showVoid(await ask(voidIssue, { gameCode: game, numero, reason }))
    })
  group
    .command('preview-void <id>')
    .description('what calling an issue off would do, or what it did')
    .action(async (id: string) => showVoid(await ask(previewVoid, { id })))
  group
    .command('confirm-void <id>')
    .description('agree to calling off an issue that somebody else asked for; it is done at once')
    .requiredOption('--outcome <number>', 'the outcome it replaces, as the preview shows it')
    .action(async (id: string, { outcome }: { outcome: string }) => {
      showVoid(await ask(confirmVoid, { id, resultVersion: Number(outcome) }))
    })
}
