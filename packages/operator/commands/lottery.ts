import type { ResponseOf, SentOf } from '@portico/contract/kit/call'
import {
  lotterySettings,
  prizeGroupRange,
  setLotteryLimits,
  setLotteryOdds,
  setPrizeGroupRange,
} from '@portico/contract/lottery/settings-calls'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { wholeNumber } from '../whole-number.ts'

type Settings = ResponseOf<typeof lotterySettings>
type Limits = NonNullable<SentOf<typeof setLotteryLimits>['limits']>

const formatOdds = (odds: Readonly<Record<string, string>>): string =>
  Object.entries(odds)
    .map(([tier, price]) => `${tier}=${price}`)
    .join(' ')

const oddsOf = (pairs: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [, tier, price] = /^([\w-]+)=(\d{1,9}(?:\.\d{1,6})?)$/.exec(pair) ?? []
      if (!tier || !price) throw new OperatorError(`Odds are written like win=94.5; "${pair}" is not.`)
      return [tier, price]
    }),
  )

const formatBookA = ({ odds, rebate }: Settings['bookA'][string]): string => `${formatOdds(odds)}, rebate ${rebate}`

const describe = ({ gameCode, limits, odds, oddsSet, bookA, bookASet }: Settings): string[] => [
  ...limits.map(
    ({ play, limits: set }) =>
      `${gameCode} ${play ?? 'every play'}: ${Object.entries(set)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`,
  ),
  ...(limits.length === 0 ? [`${gameCode}: the limits are those in code.`] : []),
  ...oddsSet.map((play) => `${gameCode} ${play}: ${formatOdds(odds[play] ?? {})}`),
  ...bookASet.flatMap((play) => (bookA[play] ? [`${gameCode} ${play}, book A: ${formatBookA(bookA[play])}`] : [])),
  ...(oddsSet.length + bookASet.length === 0 ? [`${gameCode}: the odds are those in code.`] : []),
]

const LIMITS: Readonly<Record<keyof Limits, string>> = {
  leastStake: 'the least stake of a line',
  mostStake: 'the most stake of a line',
  mostIssueStake: 'the most stake of a member on an issue',
  maxPayoutPerIssue: 'the most that a member can win on an issue',
  maxExposure: 'the most that the house may have to pay for a play of an issue',
}
const flagOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

interface OddsOptions {
  readonly reset?: true
  readonly book?: string
  readonly rebate?: string
}

interface LimitOptions extends Limits {
  readonly play?: string
  readonly reset?: true
}

/** `lottery settings | limits | odds | prize-groups`. */
export const lottery: Command = (program, { ask, print, example }) => {
  example(
    'Take smaller stakes on a lottery, and give other odds on a play of it:',
    'lottery limits XSMB --most-stake 1000',
    'lottery odds XSMB lo2 win=94.5',
  )
  const group = program.command('lottery').description('limits and odds of the lotteries')
  const show = (settings: Settings) => {
    for (const line of describe(settings)) print(line)
  }
  group
    .command('settings <code>')
    .description('what was set of a lottery')
    .option('--odds', 'all odds that hold now, too')
    .action(async (gameCode: string, { odds: all }: { odds?: true }) => {
      const settings = await ask(lotterySettings, { gameCode })
      show(settings)
      if (!all) return
      for (const [play, odds] of Object.entries(settings.odds)) print(`  ${play.padEnd(24)} ${formatOdds(odds)}`)
      for (const [play, book] of Object.entries(settings.bookA)) print(`  ${`${play}, book A`.padEnd(24)} ${formatBookA(book)}`)
    })
  const limits = group
    .command('limits <code>')
    .description("set limits, as multiples of the money behind one note, from the next bet on; what is not named goes back to code's")
    .option('--play <play>', 'of one play; every play when absent')
    .option('--reset', 'back to those in code')
  for (const [name, what] of Object.entries(LIMITS)) limits.option(`--${flagOf(name)} <number>`, what)
  limits.action(async (gameCode: string, { play, reset, ...set }: LimitOptions) => {
    if (!reset && Object.keys(set).length === 0) throw new OperatorError('Name a limit, or --reset.')
    show(await ask(setLotteryLimits, { gameCode, play, limits: reset ? null : set }))
  })
  group
    .command('odds <code> <play> [tier=price...]')
    .description('set the odds of a play, stake included, from the next bet on; bets keep those they were placed at')
    .option('--rebate <share>', 'of book A of a play that has two: the share of the stake that comes back, such as 0.09')
    .option('--book <book>', 'A or B, of a play that has two; B when absent')
    .option('--reset', 'back to those in code')
    .action(async (gameCode: string, play: string, pairs: string[], { reset, book, rebate }: OddsOptions) => {
      if (!reset && pairs.length === 0) throw new OperatorError('Name the odds of every tier, such as win=94.5, or --reset.')
      if (book !== undefined && book !== 'A' && book !== 'B') throw new OperatorError('The books are A and B.')
      show(await ask(setLotteryOdds, { gameCode, play, odds: reset ? null : oddsOf(pairs), book, rebate }))
    })
  group
    .command('prize-groups')
    .description('the prize groups that the house plays at, of 2000; with a number named, set from the next bet on')
    .option('--least <number>', 'where every slider begins')
    .option('--usual <number>', 'what an account gets that nobody set')
    .option('--most <number>', "the house's top, above which no agent can be set")
    .action(async (set: { least?: string; usual?: string; most?: string }) => {
      const now = await ask(prizeGroupRange, {})
      const numbers = Object.entries(set).map(([name, value]) => [name, wholeNumber(`The prize group --${name}`, value)] as const)
      const range = numbers.length === 0 ? now : await ask(setPrizeGroupRange, { ...now, ...Object.fromEntries(numbers) })
      print(`Prize groups from ${range.least} to ${range.most}; an account that nobody set plays up to ${range.usual}.`)
    })
}
