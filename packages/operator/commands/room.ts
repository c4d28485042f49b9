import { clearRoom } from '@portico/contract/chat/operator-calls'
import type { Command } from '../command.ts'

/** `room clear`. */
export const room: Command = (program, { ask, print, example }) => {
  example('Take back what was said in the chat room:', 'room clear')
  program
    .command('room')
    .description('the chat room')
    .command('clear')
    .description('take back everything that was said, in every open page')
    .action(async () => {
      const { cleared } = await ask(clearRoom, {})
      print(`${cleared} messages taken back.`)
    })
}
