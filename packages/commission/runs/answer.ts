import { formatUnits } from '@portico/contract/kit/money'
import type { Calendar } from '../kit/calendar/calendar.ts'
import type { PeriodKind } from '../kit/calendar/period.ts'
import { formatInstant, type Instant } from '../kit/instant.ts'
import type { AccountRow } from '../kit/tree.ts'
import type { Line } from './line.ts'
import { createPosting, type PostingRows } from './posting.ts'
import { type EmptiedRow, emptiedBy, type Posting, postLines, startOf } from './wallets.ts'

/** What every case says of who is paid, and when. */
export interface PaymentRows extends PostingRows {
  readonly accounts: readonly (AccountRow & { readonly wallets?: Readonly<Record<string, string>> | null })[]
  readonly emptied?: readonly EmptiedRow[] | null
}

/** A line as it is printed: with the fields of its kind. */
export type LineAnswer = Readonly<Record<string, string | number | null>>

export interface AccountAnswer {
  readonly id: string
  readonly currency: string
  readonly wallet: string
  readonly owed: string
  readonly debts: readonly { readonly line: string; readonly left: string }[]
}

const lineAnswer = (line: Line, posted: Instant | undefined, toWallet: bigint): LineAnswer => ({
  id: line.id,
  account: line.account,
  currency: line.currency,
  version: line.version,
  ...line.fields,
  amount: formatUnits(line.amount),
  pay: formatUnits(line.pay),
  run: formatInstant(line.run),
  posted: posted === undefined ? null : formatInstant(posted),
  toWallet: formatUnits(toWallet),
})

const keyOf = (account: string, currency: string): string => JSON.stringify([account, currency])

/** Posts the lines of a case: what each brought, and what is in every wallet that has a line. */
export const answerLines = (lines: readonly Line[], rows: PaymentRows, calendar: Calendar, edge: PeriodKind, until: Instant) => {
  const postedAt = createPosting(rows, calendar, edge, until)
  const emptied = emptiedBy(rows.emptied ?? [], until, keyOf)
  const wallets = new Map(rows.accounts.map((account) => [account.id, account.wallets]))
  const accounts: AccountAnswer[] = []
  const answers: LineAnswer[] = []
  for (const [key, group] of Map.groupBy(lines, ({ account, currency }) => keyOf(account, currency))) {
    const [{ account, currency }] = group as [Line, ...Line[]]
    const postings = group.flatMap((line): Posting[] => {
      const posted = postedAt(account, line.run)
      return posted === null ? [] : [{ line, posted }]
    })
    const posted = new Map(postings.map((posting) => [posting.line.id, posting.posted]))
    const outs = emptied.get(key)?.map(({ at }) => at) ?? []
    const { wallet, debts, toWallet } = postLines(startOf(wallets.get(account), currency), postings, outs)
    for (const line of group) answers.push(lineAnswer(line, posted.get(line.id), toWallet.get(line.id) ?? 0n))
    accounts.push({
      id: account,
      currency,
      wallet: formatUnits(wallet),
      owed: formatUnits(debts.reduce((sum, { left }) => sum + left, 0n)),
      debts: debts.map(({ line, left }) => ({ line, left: formatUnits(left) })),
    })
  }
  return { lines: answers, accounts }
}
