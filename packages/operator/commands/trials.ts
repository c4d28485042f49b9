import { operatorTrials } from '@portico/contract/session/trial-operator-calls'
import type { Command } from '../command.ts'

/** `trials`. */
export const trials: Command = (program, { ask, print }) => {
  program
    .command('trials')
    .description('how many trial accounts there are, and how many of them register')
    .action(async () => {
      const { offered, open, today, begun, registered } = await ask(operatorTrials, {})
      print(`Free play is ${offered ? 'offered' : 'switched off: registration set --free-play on'}.`)
      print(`${open} open, ${today} begun today.`)
      print(`Of ${begun} begun within 30 days, ${registered} registered.`)
    })
}
