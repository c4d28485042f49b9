import type { Command } from 'commander'
import { offerGame } from '@portico/contract/operator-games'
import type { Ask } from '../client.ts'

/** `game open` and `game close`. */
export const addGameProgram = (program: Command, ask: () => Ask, print: (line: string) => void): void => {
  const group = program.command('game').description('games of the catalogue')
  const offer = (enabled: boolean) => async (gameCode: string) => {
    await ask()(offerGame, { gameCode, enabled })
    print(enabled ? `${gameCode} is open.` : `${gameCode} is closed. Open it with: npm run operator -- game open ${gameCode}`)
  }
  group.command('open <code>').description('offer it again').action(offer(true))
  group.command('close <code>').description('take it out of every list and refuse its launch').action(offer(false))
}
