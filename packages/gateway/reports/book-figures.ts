import { formatUnits, type Units } from '@portico/contract/kit/money'
import type { BookFigure } from '@portico/contract/operator/calls'

/** What moved for one reason between accounts of two kinds. */
export type Flow = readonly [currency: string, code: string, debit: string, credit: string, amount: string, transfers: number]
/** How many accounts of a kind there are. */
export type KindCount = readonly [currency: string, kind: string, accounts: number]

interface Line {
  readonly code: string
  readonly against: string
  in: Units
  out: Units
  transfers: number
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** What each kind of account holds and by which transfers. A transfer between two of one kind comes in and goes out there. */
export const bookFigures = (counts: Iterable<KindCount>, flows: Iterable<Flow>): BookFigure[] => {
  const figures = new Map<string, { currency: string; kind: string; accounts: number; lines: Map<string, Line> }>()
  const figureOf = (currency: string, kind: string) => {
    const key = `${currency} ${kind}`
    const figure = figures.get(key) ?? { currency, kind, accounts: 0, lines: new Map<string, Line>() }
    figures.set(key, figure)
    return figure
  }
  const lineOf = (currency: string, kind: string, code: string, against: string): Line => {
    const { lines } = figureOf(currency, kind)
    const line = lines.get(`${code} ${against}`) ?? { code, against, in: 0n, out: 0n, transfers: 0 }
    lines.set(`${code} ${against}`, line)
    return line
  }
  for (const [currency, kind, accounts] of counts) figureOf(currency, kind).accounts += accounts
  for (const [currency, code, debit, credit, amount, transfers] of flows) {
    const [from, to] = [lineOf(currency, debit, code, credit), lineOf(currency, credit, code, debit)]
    from.out += BigInt(amount)
    to.in += BigInt(amount)
    from.transfers += transfers
    if (from !== to) to.transfers += transfers
  }
  return [...figures.values()]
    .toSorted((one, other) => byText(one.currency, other.currency) || byText(one.kind, other.kind))
    .map(({ lines, ...figure }) => {
      const own = [...lines.values()].toSorted((one, other) => byText(one.code, other.code) || byText(one.against, other.against))
      return {
        ...figure,
        balance: formatUnits(own.reduce((sum, line) => sum + line.in - line.out, 0n)),
        flows: own.map((line) => ({ ...line, in: formatUnits(line.in), out: formatUnits(line.out) })),
      }
    })
}
