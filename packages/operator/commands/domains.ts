import { publishDomains } from '@portico/contract/system/operator-calls'
import type { Command } from '../command.ts'
import { readDomains } from '../files/domains.ts'

/** `domains publish`. */
export const domains: Command = (program, { ask, print, example }) => {
  example('Tell the desktop clients which domains they may use:', 'domains publish domains.json')
  program
    .command('domains')
    .description('the domains of the desktop clients')
    .command('publish <file>')
    .description('hand out a signed list of domains; the clients take it when its signature and version are good')
    .action(async (path: string) => {
      const { version, expires, origins } = await ask(publishDomains, readDomains(path))
      print(
        `Published version ${version} of the list: ${origins} ${origins === 1 ? 'domain' : 'domains'}, good until ${expires.slice(0, 10)}.`,
      )
    })
}
