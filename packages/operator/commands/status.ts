import { setStatus } from '@portico/contract/system/operator-calls'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'

const STATUSES: Readonly<Record<string, { readonly status: 0 | 1 | 2; readonly is: string } | undefined>> = {
  open: { status: 0, is: 'open' },
  maintenance: { status: 1, is: 'in maintenance' },
  region: { status: 2, is: 'closed to the region it serves' },
}

/** `status open | maintenance | region`. */
export const status: Command = (program, { ask, print, example }) => {
  example('Close the site for maintenance, and open it again:', 'status maintenance --until 2026-11-22T06:00:00+07:00', 'status open')
  program
    .command('status <open|maintenance|region>')
    .description('open the site, put it in maintenance, or close it to the region it serves')
    .option('--message <text>', 'what readers are shown meanwhile')
    .option('--until <time>', 'when the site is expected back, as in 2026-11-22T06:00:00+07:00')
    .action(async (word: string, { message, until }: { message?: string; until?: string }) => {
      const entry = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined
      if (!entry) throw new OperatorError(`The status is ${Object.keys(STATUSES).join(', ')}; "${word}" is none of them.`)
      const back = until === undefined ? undefined : new Date(until)
      if (back && Number.isNaN(back.getTime())) throw new OperatorError(`"${until}" is no time; write 2026-11-22T06:00:00+07:00.`)
      await ask(setStatus, {
        status: entry.status,
        ...(message === undefined ? {} : { message }),
        ...(back && { until: back.toISOString() }),
      })
      print(`The site is ${entry.is}.${entry.status === 0 ? '' : ' Open it with: npm run operator -- status open'}`)
    })
}
