import type { Selection } from '@portico/contract/bets/shapes'
import { playsOf } from '@portico/lottery/catalogue'
import { type Play } from '@portico/lottery/play'
import type { Field, Grammar } from '@portico/lottery/selection/grammar'
import { GAMES, type LotteryGame } from '@portico/gateway/lottery/offer/games'
import { tokensOf, typedOf } from '../../renderer/features/lottery/model/choice.ts'
import { isPriced, priceLine, type Terms } from '../../renderer/features/lottery/model/price.ts'
import { readTyped } from '../../renderer/features/lottery/model/typed.ts'
import { SPAN_MS } from '../../renderer/lib/sliced.ts'
import { benchFlags } from '../lib/flags.ts'
import { requireNode } from '../lib/root.ts'

requireNode()

/** One frame: what a change on the slip may take. */
const GOAL_MS = 16
const DATE = '2026-11-21'
/** Notes of the naive way that are made to know what one costs. */
const NAIVE_NOTES = 20_000
const flags = benchFlags()
const runs = flags.runs ?? (flags.short ? 10 : 25)

/** Everything that a field takes; of pasted lines every number there is. */
const everything = (field: Field): Selection[string] => {
  switch (field.kind) {
    case 'lines': {
      const all = Array.from({ length: 10 ** field.length }, (_, n) => String(n).padStart(field.length, '0'))
      return all.filter((line) => new Set(line).size >= field.different)
    }
    case 'places':
      return Array.from({ length: field.rows }, () => [...tokensOf(field)])
    case 'legs': {
      const [market = '', picks = []] = Object.entries(field.markets)[0] ?? []
      const places = Array.from({ length: field.places }, (_, i) => String(i + 1))
      return [...places, ...field.also].map((on) => ({ on, market, pick: picks[0] ?? '' }))
    }
    case 'list':
      return tokensOf(field).slice(0, field.exactly ?? field.atMost)
  }
}

const worst = (form: Grammar[number]): Selection => {
  const selection: Selection = {}
  for (const field of form) {
    const all = everything(field)
    const others = field.kind === 'list' && field.apart ? (selection[field.apart] ?? []) : []
    selection[field.key] = all.filter((token) => !others.includes(token))
  }
  return selection
}

/** Milliseconds of this thread's own work, which a busy machine does not stretch; its clock is too coarse for one run. */
const timed = <T>(work: () => T): { readonly value: T; readonly ms: number } => {
  const value = work()
  const before = process.threadCpuUsage()
  for (let run = 0; run < runs; run += 1) work()
  const { user, system } = process.threadCpuUsage(before)
  return { value, ms: (user + system) / 1000 / runs }
}

interface Measurement {
  readonly what: string
  readonly notes: number
  readonly ms: number
  /** How many times as long it takes to make the notes one by one. */
  readonly ratio: number
}

const naive = (play: Play, selection: Selection): number => {
  const { count, notes } = play.read(selection)
  const before = performance.now()
  let total = 0
  for (const { tokens } of notes()) {
    total += tokens.length > 0 ? 1 : 0
    if (total === NAIVE_NOTES) break
  }
  return ((performance.now() - before) * count) / Math.max(1, total)
}

const termsOf = ({ rules: game, units, odds, flags: rules }: LotteryGame): Terms => ({
  game,
  unit: units['VND'] ?? '1',
  maxNotes: Number.MAX_SAFE_INTEGER,
  maxPrizeGroup: 1950,
  odds,
  flags: rules,
  date: DATE,
})

const measured = (lottery: LotteryGame, play: Play, form: Grammar[number]): Measurement | undefined => {
  const selection = worst(form)
  const keys = form.map(({ key }) => key).join('+')
  const line = { play: play.id, selection, mode: lottery.modes[0] ?? '1', multiple: 1, prizeGroup: 1900 }
  const terms = termsOf(lottery)
  const typing = keys === 'lines' ? typedOf(play) : undefined
  const text = typing && selection['lines']?.map(String).join('\n')
  // A pasted text is read in slices between which the browser draws; the task that ends it also prices it.
  const lines = typing ? { lines: readTyped(text ?? '', typing).lines as string[] } : selection
  const last = typing && text ? Math.min(SPAN_MS, timed(() => readTyped(text, typing)).ms) : 0
  const { value, ms: priced } = timed(() => priceLine({ ...line, selection: lines }, terms))
  const ms = last + priced
  if (!value.ok) return undefined
  const { notes } = value.priced.quote
  return { what: `${lottery.rules} ${play.id} ${typing ? 'pasted' : keys}`, notes, ms, ratio: naive(play, selection) / ms }
}

const first = [...Map.groupBy(GAMES, ({ rules }) => rules).values()].flatMap(([lottery]) => lottery ?? [])
const all = first
  .flatMap((lottery) =>
    playsOf(lottery.rules)
      .filter((play) => isPriced(play, lottery.odds))
      .flatMap((play) => play.grammar.flatMap((form) => measured(lottery, play, form) ?? [])),
  )
  .toSorted((one, other) => other.ms - one.ms)

const show = ({ what, notes, ms, ratio }: Measurement): string =>
  `  ${what.padEnd(36)}${String(notes).padStart(10)} notes ${ms.toFixed(2).padStart(8)} ms   the naive way takes ${ratio.toFixed(0).padStart(6)} times as long`

const heavy = all.filter(({ notes }) => notes >= 10_000)
console.log(
  `Figures of a slip after one change, everything chosen, the longest task of it, ${all.length} forms of plays, mean of ${runs}. The slowest:`,
)
console.log(all.slice(0, 12).map(show).join('\n'))
console.log(`Of 10,000 notes and more (${heavy.length} forms):`)
console.log(heavy.slice(0, 24).map(show).join('\n'))
const slowest = all[0]?.ms ?? Number.NaN
const reached = slowest <= GOAL_MS
console.log(`${reached ? 'ok  ' : 'MISS'} slowest change ${slowest.toFixed(1)} ms (goal ${GOAL_MS} ms)`)
if (flags.enforce && !reached) process.exitCode = 1
