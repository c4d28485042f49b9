import { formatUnits, type Units } from '@portico/contract/kit/money'
import type { WithdrawalStep } from '@portico/contract/withdrawal/shapes'
import type { Tx } from '../db/open.ts'
import { accountsById } from '../member/index.ts'
import type { Notices } from '../notices/index.ts'
import type { Platform } from '../platform.ts'
import type { WithdrawalRow } from './store.ts'

/** Steps of which members are written to, wherever they are: money left for the bank, came back, or waits for their word. */
const TEMPLATES = { PAID: 'payoutPaid', REMINDER: 'payoutReminder', REJECTED: 'payoutRejected' } as const

const templateOf = (step: WithdrawalStep) => (step === 'PAID' || step === 'REMINDER' || step === 'REJECTED' ? TEMPLATES[step] : undefined)

/** Sums and moments as its reader writes them. */
const writersOf = (tag: string, timeZone: string) => ({
  sum: (units: Units, currency: string): string =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, minimumFractionDigits: 0 }).format(Number(formatUnits(units))),
  moment: (at: Date | null): string =>
    at === null ? '' : new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at),
})

/** Writes to members of what became of a withdrawal, in the language that they read the site in. */
export const createLetters =
  ({ brand }: Pick<Platform, 'brand'>, { tell }: Pick<Notices, 'tell'>) =>
  async (tx: Tx, row: WithdrawalRow, step: WithdrawalStep): Promise<void> => {
    const template = templateOf(step)
    if (template === undefined) return
    const account = (await accountsById(tx, [row.memberId])).get(row.memberId) ?? ''
    const units = template === 'payoutRejected' ? row.amount : row.amount - row.fee
    await tell(tx, {
      member: { id: row.memberId, account },
      template,
      values: (common, tag) => {
        const { sum, moment } = writersOf(tag, brand.timeZone)
        return { ...common, amount: sum(units, row.currency), until: moment(row.answerBy) }
      },
    })
  }

export type Letters = ReturnType<typeof createLetters>
