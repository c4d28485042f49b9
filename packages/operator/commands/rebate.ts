import { operatorRates, setAccountRate } from '@portico/contract/rebate-rate/operator-calls'
import { type RateView, rebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'

const lineOf = ({ category, rate, least, most, coming }: RateView): string =>
  `${category.padEnd(8)} ${rate.padStart(5)} %  (${least} to ${most})${coming ? `  ${coming.rate} % from ${coming.from}` : ''}`

/** `rebate show | set`. */
export const rebate: Command = (program, { ask, print, example }) => {
  example('Say what share of its stakes an account gets back, in percent:', 'rebate show quoctuan', 'rebate set quoctuan LIVE 1.2')
  const group = program.command('rebate').description('what share of their stakes accounts get back, by category')
  group
    .command('show <account>')
    .description('the rates of an account, and what they may be')
    .action(async (account: string) => {
      for (const rate of (await ask(operatorRates, { account })).rates) print(lineOf(rate))
    })
  group
    .command('set <account> <category> <percent>')
    .description('sets a rate, in steps of 0.1: a higher one holds at once, a lower one from the next day on')
    .action(async (account: string, name: string, rate: string) => {
      const category = rebateCategory.safeParse(name.toUpperCase())
      if (!category.success) throw new OperatorError(`The category is one of ${rebateCategory.options.join(', ')}.`)
      const answer = await ask(setAccountRate, { account, category: category.data, rate })
      print(`${lineOf(answer.rate)}\nfrom ${answer.from}`)
    })
}
