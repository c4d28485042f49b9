import type { Explanation } from '@portico/contract/bets/shapes'
import { formatUnits } from '@portico/contract/kit/money'
import { playOf } from '@portico/lottery/catalogue'
import { explain } from '@portico/lottery/explain'
import type { Note } from '@portico/lottery/play'
import { settle } from '@portico/lottery/settle'
import { gameOf } from '../offer/games.ts'
import { libraryLine } from './line.ts'
import type { BetRow } from './serializer.ts'

/** What stands at a place has a name of its own: a prize of a Vietnamese draw, the special number of Mark Six. */
type Names = ReadonlyMap<number, string>

/** A leg of a parlay as `3 size big`. */
const legText = (token: string, at: number, names: Names): string => [names.get(at) ?? at, ...token.split(':')].join(' ')

/** A note in words: its tokens, after the places they stand on where the play has a choice of places. */
const noteText = ({ at, tokens }: Note, places: readonly number[], names: Names): string => {
  if (tokens.some((token) => token.includes(':'))) return tokens.map((token, i) => legText(token, at[i] ?? 0, names)).join(', ')
  return at.length === places.length || at.every((place) => names.has(place)) ? tokens.join(' ') : `${at.join('-')}: ${tokens.join(' ')}`
}

type Winner = Explanation['winningNotes'][number]

/** Names the lots of a note where it does not stand on all of the play. */
const winnerOf = (note: Note & { readonly tier: string }, places: readonly number[], names: Names): Winner => {
  const lots = note.at.flatMap((place) => names.get(place) ?? [])
  const named = lots.length === note.at.length && note.at.length < places.length
  return { note: noteText(note, places, names), tier: note.tier, ...(named ? { lots } : {}) }
}

/** How a bet came to its payout, worked out anew from what was frozen on it; null while it waits or when it was called off. */
export const explainBet = (row: BetRow): Explanation | null => {
  const rules = gameOf(row.gameCode)?.rules
  if (!rules || row.result === null || row.state === 'WAITING' || row.state === 'VOID') return null
  const line = libraryLine(rules, row)
  const draw = row.result
  const explanation = explain(line, draw)
  const places = playOf(rules, row.play)?.at ?? []
  const names = new Map(explanation.drawn.flatMap(({ at, lot }) => (lot ? [[at, lot] as const] : [])))
  return {
    draw,
    outcome: settle(line, draw).outcome,
    notes: explanation.notes,
    stake: explanation.stake,
    per: explanation.per,
    hits: explanation.tiers.map(({ tier, count, prize, each }) => ({ tier, count, prize: prize ?? each, pays: each })),
    winningNotes: explanation.winning.listed.map((note) => winnerOf(note, places, names)),
    sum: explanation.sum,
    payout: explanation.payout,
    rebate: formatUnits(row.rebate),
  }
}
