import { advanceClock } from '@portico/contract/system/operator-calls'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** Seconds of a span like `90m` or `1d12h`. @throws OperatorError when it is none */
const secondsOf = (span: string): number => {
  if (!/^(\d{1,6}[smhd])+$/.test(span))
    throw new OperatorError(`A span of time is written like 45s, 10m, 2h, 1d or 1d12h; "${span}" is none.`)
  return [...span.matchAll(/(\d+)([smhd])/g)].reduce((sum, [, count, unit]) => sum + Number(count) * UNIT_SECONDS[unit!]!, 0)
}

/** `clock advance SPAN`. */
export const clock: Command = (program, { ask, print, example }) => {
  example('See tomorrow in the demonstration: draws, expiries, the day’s end:', 'clock advance 1d')
  program
    .command('clock')
    .description("a demonstration's clock")
    .command('advance <span>')
    .description('set it forward, e.g. 10m, 2h, 1d; it never goes back')
    .action(async (span: string) => {
      const { now } = await ask(advanceClock, { seconds: secondsOf(span) })
      print(`It is ${now} now.`)
    })
}
