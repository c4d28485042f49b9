import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawFrom } from './draw.ts'
import type { Draw } from './drawn.ts'
import { merkleTree, proofIn, rootOf } from './merkle.ts'
import { type Receipt, receiptText } from './receipt.ts'
import type { DrawShape } from './shape.ts'

/*
 * A stranger's verifier, written from docs/provable-draws.md with SHA-256 and HMAC alone. Nothing of ours is used in it, so that it proves
 * the page right, and the library with it.
 */

const text = readFileSync(new URL('../../docs/provable-draws.md', import.meta.url), 'utf8')

/** The layouts as the page's table gives them. */
const layouts = (): Record<'north' | 'south', [lot: string, numbers: number, digits: number][]> => {
  const rows = [...text.matchAll(/^\|(.*)\|$/gm)].map(([, row]) => row!.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  const prizes = rows.filter((cells) => cells.length === 7 && /^\d$/.test(cells[5]!))
  const column = (first: number) =>
    prizes
      .filter((cells) => cells[first] !== '')
      .map((cells): [string, number, number] => [cells[first]!, Number(cells[first + 1]), Number(cells[first + 2])])
  return { north: column(0), south: column(4) }
}

interface Issue {
  readonly lottery: string
  readonly issue: string
  readonly root: string
  readonly date: string
}

function* stream(seed: string, { lottery, issue, root }: Issue): Generator<number, never> {
  for (let counter = 0; ; counter++)
    yield* createHmac('sha256', Buffer.from(seed, 'hex')).update(`${lottery}:${issue}:${root}:${counter}`).digest()
}

const strangersDraw = (shape: DrawShape, seed: string, issue: Issue): unknown => {
  const bytes = stream(seed, issue)
  const below = (n: number): number => {
    const m = Math.floor(256 / n) * n
    let byte = bytes.next().value
    while (byte >= m) byte = bytes.next().value
    return byte % n
  }
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('')
  const pick = (count: number, of: number) => {
    const row = Array.from({ length: of }, (_, i) => String(i + 1).padStart(2, '0'))
    return Array.from({ length: count }, () => row.splice(below(row.length), 1)[0]!)
  }
  switch (shape.kind) {
    case 'digits':
      return { digits: digits(shape.count) }
    case 'numbers':
      return { numbers: pick(shape.pick, shape.of), ordered: true }
    case 'dice':
      return { dice: [0, 0, 0].map(() => String(below(6) + 1)) }
    case 'mark-six': {
      const seven = pick(7, 49)
      return { date: issue.date, normals: seven.slice(0, 6), special: seven[6], ordered: true }
    }
    case 'lots': {
      const prizes = layouts()[shape.layout]
      const lots = prizes.map(([lot, numbers, length]) => [lot, Array.from({ length: numbers }, () => digits(length))])
      return { date: issue.date, lots: Object.fromEntries(lots) }
    }
  }
}

/** RFC 8785 for what a receipt holds. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`).join(',')}}`
}

const sha256 = (...parts: (string | Buffer)[]): Buffer => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

const strangersRoot = (receipt: unknown, path: readonly { side: string; hash: string }[]): string =>
  path
    .reduce(
      (hash, step) => {
        const neighbour = Buffer.from(step.hash, 'hex')
        return step.side === 'before' ? sha256(Buffer.of(1), neighbour, hash) : sha256(Buffer.of(1), hash, neighbour)
      },
      sha256(Buffer.of(0), canonical(receipt)),
    )
    .toString('hex')

const SHAPES: readonly DrawShape[] = [
  { kind: 'digits', count: 5 },
  { kind: 'digits', count: 3 },
  { kind: 'numbers', pick: 5, of: 11 },
  { kind: 'numbers', pick: 10, of: 10 },
  { kind: 'dice' },
  { kind: 'mark-six' },
  { kind: 'lots', layout: 'north' },
  { kind: 'lots', layout: 'south' },
]

describe('[LOTTERY-04] docs/provable-draws.md', () => {
  test.each(SHAPES)('says the draw so that a stranger can work it out: %o', async (shape) => {
    for (let n = 0; n < 40; n++) {
      const seed = sha256(`seed ${n}`).toString('hex')
      const root = sha256(`bets ${n}`).toString('hex')
      const issue = { lottery: 'L1', issue: `20261121-${n}`, root, date: '2026-11-21' }
      const drawn: Draw = await drawFrom(shape, Buffer.from(seed, 'hex'), {
        lotteryCode: issue.lottery,
        numero: issue.issue,
        entropyHex: root,
        date: issue.date,
      })
      expect(strangersDraw(shape, seed, issue)).toEqual(drawn)
    }
  })

  test('says the sealed list so that a stranger can check a receipt', async () => {
    const receipts = Array.from({ length: 11 }, (_, n): Receipt => {
      const odds = n % 2 === 0 ? null : { '3': '60', '18': '200', '10': '7.5' }
      const common = { gameCode: 'K31', numero: '1', play: 'sum', notes: 1, unit: '1000', mode: '1', multiple: n + 1 }
      return {
        ...common,
        betId: `bet ${n}`,
        selection: { sums: ['3', 'é'] },
        prizeGroup: n % 2 === 0 ? 1950 : null,
        odds,
        flags: {},
        stake: '1.0000',
        currency: 'VND',
      }
    })
    const tree = await merkleTree(receipts.map(receiptText))
    const root = await rootOf(tree)
    for (const [i, receipt] of receipts.entries()) {
      expect(strangersRoot(receipt, proofIn(tree, i))).toBe(root)
      expect(strangersRoot({ ...receipt, multiple: 99 }, proofIn(tree, i))).not.toBe(root)
    }
    const named = /exactly these keys: ((?:`\w+`(?:, |,\n *)?)+)/.exec(text)![1]!.match(/\w+/g)
    expect(named).toEqual(Object.keys(receipts[0]!).sort())
  })
})
