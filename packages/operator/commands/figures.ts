import { rebuildFigures } from '@portico/contract/operator/calls'
import type { Command } from '../command.ts'

/** `figures`. */
export const figures: Command = (program, { ask, print, example }) => {
  example('Make the figures of members and teams anew:', 'figures rebuild')
  program
    .command('figures')
    .description('the figures of members and teams that agents read')
    .command('rebuild')
    .description('make them anew from bets and movements of money; who settles or pays waits meanwhile')
    .action(async () => {
      const { changed } = await ask(rebuildFigures, {})
      print(`The figures were made anew: ${changed} were other ones before.`)
    })
}
