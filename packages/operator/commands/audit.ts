import { auditLog } from '@portico/contract/operator/audit-calls'
import type { Command } from '../command.ts'

const PAGE = 1000

/** `audit`. */
export const audit: Command = (program, { ask, print, example }) => {
  example('See what was done, and save it for a check by another program:', 'audit --action SIGNED_IN', 'audit --export > audit.jsonl')
  program
    .command('audit')
    .description('sign-ins, ended sessions, changed passwords and actions at the desk, the newest first; each entry seals the one before')
    .option('--member <id>', 'what is about one member, by the id of the account')
    .option('--action <name>', 'entries of one action, e.g. SIGNED_IN')
    .option('--count <number>', 'how many', '50')
    .option('--export', 'all of it in its order, a line of JSON each, for npm run verify-audit')
    .action(async ({ member, action, count, export: all }: { member?: string; action?: string; count: string; export?: boolean }) => {
      if (all) {
        for (let after = 0; ; ) {
          const { list } = await ask(auditLog, { after, size: PAGE })
          for (const entry of list) print(JSON.stringify(entry))
          if (list.length < PAGE) return
          after = list.at(-1)!.seq
        }
      }
      const { list, head } = await ask(auditLog, {
        size: count,
        ...(member === undefined ? {} : { account: member }),
        ...(action === undefined ? {} : { action }),
      })
      for (const { seq, at, actor, ip, details, subject, ...entry } of list)
        print(`${seq}  ${at}  ${entry.action}  ${actor}${ip === null ? '' : ` from ${ip}`}  ${subject ?? ''}  ${details}`)
      print(`The chain ends at ${head.seq}:${head.hash}`)
    })
}
