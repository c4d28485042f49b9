import { operatorLog } from '@portico/contract/operator/calls'
import type { Command } from '../command.ts'

/** `log`. */
export const log: Command = (program, { ask, print, example }) => {
  example('See who did what:', 'log', 'log --person lan --call blockAccount')
  program
    .command('log')
    .description('who did what at this desk, the newest first; nothing in it is ever changed')
    .option('--person <name>', 'what one person did')
    .option('--call <name>', 'calls of one name, e.g. blockAccount')
    .option('--count <number>', 'how many', '50')
    .option('--before <id>', 'those before the one of this number')
    .action(async ({ count, ...filter }: { count: string; person?: string; call?: string; before?: string }) => {
      const { list } = await ask(operatorLog, { ...filter, size: count })
      for (const { id, at, person, call, request, outcome, ip } of list) {
        const came = outcome === null ? 'unknown: the gateway ended meanwhile' : outcome === 'DONE' ? 'done' : `refused: ${outcome}`
        print(`${id}  ${at}  ${person} from ${ip}  ${call}  ${came}`)
        print(`    ${JSON.stringify(request)}`)
      }
      if (list.length === 0) print('Nothing was done.')
    })
}
