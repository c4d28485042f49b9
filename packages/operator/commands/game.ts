import { offerGame } from '@portico/contract/catalogue/operator-calls'
import type { Command } from '../command.ts'

/** `game open` and `game close`. */
export const game: Command = (program, { ask, print, example }) => {
  example('Close a game that its vendor has trouble with, and open it again:', 'game close PG-0017', 'game open PG-0017')
  const group = program.command('game').description('games of the catalogue')
  const offer = (enabled: boolean) => async (gameCode: string) => {
    await ask(offerGame, { gameCode, enabled })
    print(enabled ? `${gameCode} is open.` : `${gameCode} is closed. Open it with: npm run operator -- game open ${gameCode}`)
  }
  group.command('open <code>').description('offer it again').action(offer(true))
  group.command('close <code>').description('take it out of every list and refuse its launch').action(offer(false))
}
