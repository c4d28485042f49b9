import {
  decidePointOrder,
  operatorPointItems,
  operatorPointOrders,
  operatorPointSettings,
  savePointItem,
  setPointSettings,
} from '@portico/contract/points/operator-calls'
import { pointItemKind, type PointOrder, pointOrderState, type PointSettings } from '@portico/contract/points/shapes'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { wholeNumber } from '../whole-number.ts'

const RULE = /^([A-Z0-9_]+)=(\d+)\/(\d+)$/
const CONVERT = /^(\d+)=(\d+)(?:,from=(\d+))?$/

const linesOf = ({ earning, convert }: PointSettings): string[] => [
  ...earning.map(({ category, per, points }) => `${category.padEnd(8)} ${points} for each ${per} of valid bets`),
  ...(earning.length === 0 ? ['Nothing earns points.'] : []),
  convert ? `${convert.points} points are ${convert.cash}, from ${convert.min} on` : 'Points are not converted.',
]

const orderLine = (
  account: string,
  { orderNumber, name, quantity, points, amount, state, address, mobile, appliedAt }: PointOrder,
): string =>
  [
    orderNumber,
    account,
    `${quantity} x ${name}`,
    `${points} points`,
    amount ? `${amount.amount} ${amount.currency}` : '',
    state,
    appliedAt,
    address ?? '',
    mobile ?? '',
  ]
    .filter(Boolean)
    .join('  ')

interface Draft {
  readonly name: readonly string[]
  readonly points: string
  readonly kind: string
  readonly left?: string
  readonly amount?: string
  readonly days?: string
  readonly picture?: string
  readonly closed?: true
}

const namesOf = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    words.map((word) => {
      const [, code, text] = /^([A-Z]{2,5})=(.+)$/.exec(word) ?? []
      if (!code || !text) throw new OperatorError('--name is written like EN=Tea set, once for each language.')
      return [code, text]
    }),
  )

/** `points show | earn | convert | items | item | orders | approve | reject`. */
export const points: Command = (program, { ask, print, example }) => {
  example(
    'Have bets earn points, put a thing into the mall, and send what was asked for:',
    'points earn RNG=1/10000 LOTT=1/20000',
    'points convert 1000=10000,from=1000',
    'points item tea-set --name EN="Tea set" TY="Bộ ấm trà" --points 28000 --kind DELIVERY --left 7 --days 5',
    'points orders',
    'points approve RD-20261121-4F2A9C --tracking VN123',
  )
  const group = program.command('points').description('points that members earn by bets, and the mall where they spend them')
  const change = async (edit: (settings: PointSettings) => PointSettings) => {
    const { settings } = await ask(operatorPointSettings, {})
    for (const line of linesOf((await ask(setPointSettings, edit(settings))).settings)) print(line)
  }
  group
    .command('show')
    .description('how points are earned and converted')
    .action(async () => {
      for (const line of linesOf((await ask(operatorPointSettings, {})).settings)) print(line)
    })
  group
    .command('earn <rules...>')
    .description('categories like RNG=1/10000: one point for each 10000 of valid bets; "none" for none')
    .action((rules: string[]) =>
      change((settings) => ({
        ...settings,
        earning: rules
          .filter((rule) => rule !== 'none')
          .map((rule) => {
            const [, category, earned, per] = RULE.exec(rule) ?? []
            if (!category || !earned || !per) throw new OperatorError('A rule is written like RNG=1/10000.')
            return { category, per, points: Number(earned) }
          }),
      })),
    )
  group
    .command('convert <rate>')
    .description('steps like 1000=10000,from=1000; "none" where points are not converted')
    .action((rate: string) =>
      change((settings) => {
        if (rate === 'none') return { ...settings, convert: null }
        const [, step, cash, min = step] = CONVERT.exec(rate) ?? []
        if (!step || !cash || !min) throw new OperatorError('A rate is written like 1000=10000,from=1000.')
        return { ...settings, convert: { points: Number(step), cash, min: Number(min) } }
      }),
    )
  group
    .command('items')
    .description('what the mall has, closed things too')
    .action(async () => {
      const { list } = await ask(operatorPointItems, {})
      if (list.length === 0) print('Nothing is in the mall.')
      for (const { item, name, points: price, amount, left, kind, open } of list)
        print(
          [
            item,
            Object.values(name)[0] ?? '',
            `${price} points`,
            amount ?? '',
            kind,
            left === null ? '' : `${left} left`,
            open ? '' : 'closed',
          ]
            .filter(Boolean)
            .join('  '),
        )
    })
  group
    .command('item <code>')
    .description('puts a thing into the mall, or changes it')
    .requiredOption('--name <names...>', 'by language, like EN="Tea set"')
    .requiredOption('--points <number>', 'what one costs')
    .requiredOption('--kind <kind>', pointItemKind.options.join(' or '))
    .option('--left <number>', 'how many there are; not counted where absent')
    .option('--amount <amount>', 'what one costs in money besides')
    .option('--days <number>', 'within how many days it is there', '0')
    .option('--picture <path>', 'the address of its picture on this site')
    .option('--closed', 'nobody can ask for it')
    .action(async (item: string, { name, points: price, kind, left, amount, days = '0', picture, closed }: Draft) => {
      const { item: saved } = await ask(savePointItem, {
        item,
        name: namesOf(name),
        text: {},
        kind: pointItemKind.parse(kind),
        points: wholeNumber('--points', price),
        left: left === undefined ? null : wholeNumber('--left', left),
        amount: amount ?? null,
        days: wholeNumber('--days', days),
        imageUrl: picture ?? null,
        open: !closed,
      })
      print(`${saved.item}: ${saved.points} points`)
    })
  group
    .command('orders')
    .description('what was asked for, the oldest first')
    .option('--state <state>', pointOrderState.options.join(', '), 'PROCESSING')
    .action(async ({ state: name }: { state: string }) => {
      const state = pointOrderState.safeParse(name.toUpperCase())
      if (!state.success) throw new OperatorError(`The state is one of ${pointOrderState.options.join(', ')}.`)
      const { list } = await ask(operatorPointOrders, { state: state.data })
      if (list.length === 0) print('No order is there.')
      for (const { account, order } of list) print(orderLine(account, order))
    })
  const decide = async (orderNumber: string, decision: { approve: boolean; remark?: string; tracking?: string }) => {
    const { order } = await ask(decidePointOrder, { orderNumber, ...decision })
    print(orderLine(order.account, order.order))
  }
  group
    .command('approve <number>')
    .description('it is sent')
    .option('--tracking <number>', 'under which its carrier knows it, or its code')
    .option('--remark <text>', 'what the member reads')
    .action((number: string, { tracking, remark }: { tracking?: string; remark?: string }) =>
      decide(number, { approve: true, ...(tracking ? { tracking } : {}), ...(remark ? { remark } : {}) }),
    )
  group
    .command('reject <number>')
    .description('it is not sent; points, money and stock go back')
    .requiredOption('--remark <text>', 'why, as the member reads it')
    .action((number: string, { remark }: { remark: string }) => decide(number, { approve: false, remark }))
}
