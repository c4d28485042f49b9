import { FREE_SPINS, LINES, MOONS, PAYS, REELS, ROWS, type PaidSymbol, type SlotSymbol } from './symbols.ts'
import { STOPS, STRIPS } from './strips.ts'

/** The symbols in view, reel by reel, each from the upper row down. */
export type Board = readonly (readonly SlotSymbol[])[]

export interface LineWin {
  /** From 1, as the page numbers them. */
  readonly line: number
  readonly symbol: PaidSymbol
  /** In a row from the first reel. */
  readonly run: number
  /** In stakes of a line. */
  readonly times: number
}

export const boardOf = (stops: readonly number[]): Board =>
  STRIPS.map((reel, at) => Array.from({ length: ROWS }, (_, row) => reel[((stops[at] ?? 0) + row) % STOPS] ?? 'moon'))

/** How many of the row from the first on are the symbol or stand for it. */
const runOf = (row: readonly SlotSymbol[], symbol: PaidSymbol): number => {
  const end = row.findIndex((face) => face !== symbol && face !== 'gate')
  return end < 0 ? row.length : end
}

const timesOf = (symbol: PaidSymbol, run: number): number => (run >= 3 ? (PAYS[symbol][run - 3] ?? 0) : 0)

/** The best win of one line's symbols: its gates by themselves, or the first other symbol with the gates before it. */
export const lineWin = (row: readonly SlotSymbol[]): Omit<LineWin, 'line'> | undefined => {
  const gates = row.findIndex((face) => face !== 'gate')
  const plain = { symbol: 'gate' as const, run: gates < 0 ? row.length : gates }
  const other = gates < 0 ? 'gate' : (row[gates] ?? 'moon')
  const wins = [plain, ...(other === 'moon' || other === 'gate' ? [] : [{ symbol: other, run: runOf(row, other) }])].map((win) => ({
    ...win,
    times: timesOf(win.symbol, win.run),
  }))
  const best = wins.reduce((most, win) => (win.times > most.times ? win : most))
  return best.times > 0 ? best : undefined
}

/** Every paying line of a board. */
export const winsOf = (board: Board): LineWin[] =>
  LINES.flatMap((rows, index) => {
    const win = lineWin(rows.map((row, reel) => board[reel]?.[row] ?? 'moon'))
    return win ? [{ line: index + 1, ...win }] : []
  })

export const moonsOf = (board: Board): number => board.flat().filter((symbol) => symbol === 'moon').length

export const freeSpinsOf = (board: Board): number => (moonsOf(board) >= MOONS ? FREE_SPINS : 0)

/** What a board pays, in stakes of a line. */
export const timesOfBoard = (board: Board): number => winsOf(board).reduce((sum, { times }) => sum + times, 0)

/** Places that a win covers, as reel and row. */
export const placesOf = ({ line, run }: LineWin): (readonly [number, number])[] =>
  (LINES[line - 1] ?? []).slice(0, Math.min(run, REELS)).map((row, reel) => [reel, row] as const)
