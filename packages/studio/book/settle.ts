import { type BookChoice, payOf, verdictOfLeg } from '../games/book/bets.ts'
import { type BookOutcome, resultOf } from '../games/book/proof.ts'
import type { Amount } from '../games/game.ts'
import type { House } from '../rounds/house.ts'
import { postWin } from '../rounds/owed.ts'
import { returnStake } from '../rounds/recover.ts'
import type { Row } from '../rounds/store.ts'
import { type Match, matchOf, openMatch } from './match.ts'
import { type SaidLeg, saidLegs } from './said-legs.ts'

/** What a bet came to, or undefined while one of its matches is not final. */
const outcomeOf = (house: House, { legs }: BookChoice): BookOutcome | undefined => {
  const matches = legs.map(({ match }) => matchOf(house.store, match)).filter((match): match is Match => match?.state === 'final')
  if (matches.length < legs.length) return undefined
  const verdicts = legs.flatMap((leg, index) => {
    const match = matches[index]
    return match ? [verdictOfLeg(leg, resultOf(match))] : []
  })
  return { matches: matches.map(openMatch), verdicts, paidBefore: 0 }
}

const ownerOf = (row: Row) => ({ player: String(row['player']), currency: String(row['currency']), game: String(row['game']) })

/** Pays play money at once; real money is owed from here on. Within a transaction. */
const pay = (house: House, row: Row, what: string, place: number, amount: Amount, legs: readonly SaidLeg[]): void => {
  const { store } = house
  const id = String(row['id'])
  if (row['mode'] !== 'demo') return postWin(house, ownerOf(row), id, { what, place, amount, roundClosed: true, legs })
  store.run('UPDATE trials SET balance = balance + ? WHERE player = ?', amount, String(row['player']))
  const balance = Number(store.one('SELECT balance FROM trials WHERE player = ?', String(row['player']))?.['balance'])
  store.run("UPDATE rounds SET state = 'settled', balance = ? WHERE id = ?", balance, id)
}

/** Decides one bet, once. A bet of which no match counts is no bet: its stake goes back. Within a transaction. */
const settle = (house: House, row: Row): boolean => {
  const { store } = house
  const choice = JSON.parse(String(row['choice'])) as BookChoice
  const outcome = outcomeOf(house, choice)
  if (!outcome) return false
  const id = String(row['id'])
  if (outcome.verdicts.every((verdict) => verdict === 'VOID')) {
    returnStake(house, row, 'MATCH_VOID')
    store.run('UPDATE rounds SET outcome = ? WHERE id = ?', JSON.stringify(outcome), id)
    return true
  }
  const paid = payOf(choice, outcome.verdicts)
  store.run("UPDATE rounds SET state = 'decided', paid = ?, outcome = ? WHERE id = ?", paid, JSON.stringify(outcome), id)
  pay(house, row, 'win', 0, paid, saidLegs(choice.legs, outcome.verdicts))
  return true
}

/** Settles every bet whose matches are all final. Answers how many. */
export const settleBets = (house: House): number => {
  const { store } = house
  const due = store.all(
    "SELECT * FROM rounds WHERE state = 'riding' AND flight IS NULL AND EXISTS (SELECT 1 FROM legs WHERE legs.round = rounds.id) AND NOT EXISTS (SELECT 1 FROM legs JOIN matches ON matches.id = legs.match WHERE legs.round = rounds.id AND matches.state <> 'final')",
  )
  return due.filter((row) => store.atOnce(() => settle(house, row))).length
}

/**
 * Counts a settled bet anew after a result was corrected. More is paid by an entry of its own; what was paid too much cannot be taken back over
 * the vendor API, and stays. A bet that was given back as a whole stays given back. Within a transaction.
 */
export const resettle = (house: House, row: Row, correction: number): void => {
  const { store } = house
  const choice = JSON.parse(String(row['choice'])) as BookChoice
  const outcome = outcomeOf(house, choice)
  if (!outcome) return
  const id = String(row['id'])
  const before = Number(row['paid'])
  const due = payOf(choice, outcome.verdicts)
  const corrected: BookOutcome = { ...outcome, paidBefore: due < before ? before : 0 }
  store.run('UPDATE rounds SET outcome = ? WHERE id = ?', JSON.stringify(corrected), id)
  if (due <= before) return
  store.run("UPDATE rounds SET paid = ?, state = 'decided' WHERE id = ?", due, id)
  pay(house, row, `win-c${correction}`, correction, due - before, saidLegs(choice.legs, outcome.verdicts))
}
