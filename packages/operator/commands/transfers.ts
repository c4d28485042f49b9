import { operatorTransferSettings, setTransferSettings } from '@portico/contract/transfer/operator-calls'
import type { TransferSettings } from '@portico/contract/transfer/operator-shapes'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'

const KINDS = ['wallet', 'upline', 'downline'] as const
type Kind = (typeof KINDS)[number]
const BOUNDS = /^(\d{1,12})-(\d{1,12})$/

const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text)

const linesOf = (settings: TransferSettings): string[] => [
  settings.single
    ? 'One wallet for all games; members move nothing between wallets.'
    : `Vendors with a wallet of their own: ${settings.vendors.join(', ') || 'none'}.`,
  ...KINDS.map((kind) => {
    const { open, min, max, daily } = settings[kind]
    return `${kind.padEnd(9)} ${open ? 'open  ' : 'closed'}  ${min} to ${max}, ${daily} a day`
  }),
]

/** `transfers show | wallets | set`. */
export const transfers: Command = (program, { ask, print, example }) => {
  example(
    'Give vendors wallets of their own, and say what members may send each other:',
    'transfers wallets PG,JILI',
    'transfers set upline --bounds 10000-5000000 --daily 20000000',
  )
  const group = program.command('transfers').description("money that members move between wallets and within an agent's line")
  const change = async (edit: (settings: TransferSettings) => TransferSettings) => {
    const { settings } = await ask(operatorTransferSettings, {})
    for (const line of linesOf((await ask(setTransferSettings, edit(settings))).settings)) print(line)
  }
  group
    .command('show')
    .description('what is set')
    .action(async () => {
      for (const line of linesOf((await ask(operatorTransferSettings, {})).settings)) print(line)
    })
  group
    .command('wallets <codes>')
    .description('vendors with a wallet of their own, with commas between; "none" for one wallet')
    .action((codes: string) =>
      change((settings) => ({ ...settings, single: codes === 'none', vendors: codes === 'none' ? [] : codes.split(',') })),
    )
  group
    .command('set <wallet|upline|downline>')
    .description('what one transfer and a day may move')
    .option('--bounds <min-max>', 'the least and the most of one transfer, in whole units')
    .option('--daily <amount>', 'the most of a day')
    .option('--open', 'members may')
    .option('--close', 'members may not')
    .action((kind: string, { bounds, daily, open, close }: { bounds?: string; daily?: string; open?: true; close?: true }) => {
      if (!isKind(kind)) throw new OperatorError(`It is one of ${KINDS.join(', ')}.`)
      const [, min, max] = bounds === undefined ? [] : (BOUNDS.exec(bounds) ?? [])
      if (bounds !== undefined && max === undefined) throw new OperatorError('--bounds is written like 10000-5000000.')
      return change((settings) => {
        const before = settings[kind]
        const isOpen = open ?? (close ? false : before.open)
        return { ...settings, [kind]: { open: isOpen, min: min ?? before.min, max: max ?? before.max, daily: daily ?? before.daily } }
      })
    })
}
