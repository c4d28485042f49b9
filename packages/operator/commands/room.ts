import type { Command } from 'commander'
import { clearRoom } from '@portico/contract/room'
import type { Ask } from '../client.ts'

/** `room clear`. */
export const addRoomProgram = (program: Command, ask: () => Ask, print: (line: string) => void): void => {
  program
    .command('room')
    .description('the chat room')
    .command('clear')
    .description('take back everything that was said, in every open page')
    .action(async () => {
      const { cleared } = await ask()(clearRoom, {})
      print(`${cleared} messages taken back.`)
    })
}
