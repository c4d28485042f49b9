import type { Explanation } from '@portico/contract/bets'
import { formatUnits } from '@portico/contract/money'
import { playOf } from '@portico/lottery/catalogue'
import { explain } from '@portico/lottery/explain'
import type { Note } from '@portico/lottery/play'
import { settle } from '@portico/lottery/settle'
import { gameOf } from '../lottery/games.ts'
import { libraryLine } from '../lottery/line.ts'
import type { BetRow } from './bet-view.ts'

/** A note in words: its tokens, after the places they stand on where the play has a choice of places. */
const noteText = ({ at, tokens }: Note, places: readonly number[]): string =>
  at.length === places.length ? tokens.join(' ') : `${at.join('-')}: ${tokens.join(' ')}`

/** How a bet came to its payout, worked out anew from what was frozen on it; null while it waits or when it was called off. */
export const explainBet = (row: BetRow): Explanation | null => {
  const rules = gameOf(row.gameCode)?.rules
  if (!rules || row.result === null || row.state === 'WAITING' || row.state === 'VOID') return null
  const line = libraryLine(rules, row)
  const draw = row.result
  const told = explain(line, draw)
  const places = playOf(rules, row.play)?.at ?? []
  return {
    draw,
    outcome: settle(line, draw).outcome,
    notes: told.notes,
    stake: told.stake,
    per: told.per,
    hits: told.tiers.map(({ tier, count, prize, each }) => ({ tier, count, prize: prize ?? each, pays: each })),
    winningNotes: told.winning.listed.map((note) => ({ note: noteText(note, places), tier: note.tier })),
    sum: told.sum,
    payout: told.payout,
    rebate: formatUnits(row.rebate),
  }
}
