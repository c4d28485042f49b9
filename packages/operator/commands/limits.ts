import { operatorPlayLimits } from '@portico/contract/control/operator-calls'
import type { PlayLimit } from '@portico/contract/control/shapes'
import type { Command } from '../command.ts'

const figure = (kind: PlayLimit['kind'], text: string, currency: string): string =>
  kind === 'TIME' ? `${Math.floor(Number(text) / 60)} min` : `${text} ${currency}`

/** `limits ACCOUNT`: what a member has set to stay in control. Nobody at the desk changes it. */
export const limits: Command = (program, { ask, print, example }) => {
  program
    .command('limits <account>')
    .description("a member's limits, breaks and blocked products, and what was changed of them")
    .action(async (account: string) => {
      const { overview, changes } = await ask(operatorPlayLimits, { account })
      const { currency } = overview
      for (const { kind, period, limit, used, resetsAt, raise } of overview.limits) {
        if (limit === null) continue
        print(`${kind} ${period}: ${figure(kind, used, currency)} of ${figure(kind, limit, currency)}, anew ${resetsAt}`)
        if (raise)
          print(`  asked for ${raise.to === null ? 'none' : figure(kind, raise.to, currency)}, to confirm from ${raise.confirmFrom}`)
      }
      if (overview.limits.every(({ limit }) => limit === null)) print('No limits are set.')
      const { break: pause } = overview
      if (pause)
        print(`${pause.kind} ${pause.term} since ${pause.startedAt}, until ${pause.endsAt ?? `${pause.until} and its end is asked for`}`)
      const blocked = overview.products.filter((each) => each.blocked).map(({ product }) => product)
      if (blocked.length > 0) print(`Blocked: ${blocked.join(', ')}`)
      print(`Reality check every ${overview.realityMinutes} minutes.`)
      for (const { at, action, kind, period, before, after } of changes)
        print(
          [at, action, kind, period, before === null && after === null ? null : `${before ?? 'none'} -> ${after ?? 'none'}`]
            .filter(Boolean)
            .join(' '),
        )
    })
  example('See what a member has set to stay in control, and since when', 'limits linh88')
}
