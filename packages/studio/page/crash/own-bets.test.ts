import { expect, it } from 'vitest'
import type { Round } from '../../rounds/round.ts'
import { pageState, pageTable } from '../../testing/page-table.ts'
import { createOwnBets } from './own-bets.ts'

const STAKE = 100_000
const BEGIN = 1_000_000
const state = pageState({ game: 'PSSKYLANTERN', balance: BEGIN, commitment: 'first' })
const bet = (more: Partial<Round> = {}): Round => ({
  roundId: 'round-1',
  gameCode: 'PSSKYLANTERN',
  version: '1.0.0',
  state: 'riding',
  refusal: null,
  stake: STAKE,
  paid: 0,
  jackpot: 0,
  choice: { stake: STAKE, auto: 150, out: null },
  outcome: null,
  commitment: 'first',
  seed: null,
  clientNumber: '1',
  currency: 'VND',
  unit: 10_000,
  createdAt: 0,
  balance: null,
  mode: 'real',
  shared: null,
  ...more,
})
const interrupted = bet({ state: 'void', refusal: 'INTERRUPTED' })

/** A page whose bet of the flight `first` was answered with `answer`; afterwards a round is found as `story` says. */
const openPage = async (answer: Round, story: Round | { readonly refused: string } = { refused: 'UNKNOWN_ROUND' }) => {
  const table = pageTable(state)
  const questions: string[] = []
  const ownBets = createOwnBets(table, async (id) => {
    questions.push(id)
    return story
  })
  ownBets.see({ commitment: 'first' }, null)
  const placed = await table.bet({}, STAKE, async () => ({ round: answer }) as never)
  if ('refused' in placed) ownBets.refuse('first')
  return { ownBets, questions, figures: () => [table.balance(), table.net()] }
}

it('gives a stake back that flew when the studio stopped, once, and leaves the net as it was', async () => {
  const { ownBets, figures } = await openPage(bet())
  ownBets.see({ commitment: 'first' }, bet())
  expect(figures()).toEqual([BEGIN - STAKE, 0])
  for (let time = 0; time < 2; time++) ownBets.see({ commitment: 'first' }, interrupted)
  expect(figures()).toEqual([BEGIN, 0])
})

it('gives nothing back that its answer gave back already: the press that was sent again met the next process', async () => {
  const { ownBets, figures } = await openPage(interrupted)
  expect(figures()).toEqual([BEGIN, 0])
  ownBets.see({ commitment: 'first' }, interrupted)
  expect(figures()).toEqual([BEGIN, 0])
})

it('asks after a bet whose flight ended while there was no line: what was set is paid, and stands in the net', async () => {
  const paid = bet({ state: 'settled', paid: 150_000, outcome: { crash: 200 } })
  const { ownBets, questions, figures } = await openPage(bet(), paid)
  ownBets.see({ commitment: 'first' }, bet())
  ownBets.see({ commitment: 'second' }, null)
  await Promise.resolve()
  await Promise.resolve()
  expect([questions, figures()]).toEqual([['round-1'], [BEGIN + 50_000, 50_000]])
})

it('and one that was interrupted then comes back', async () => {
  const { ownBets, figures } = await openPage(bet())
  ownBets.see({ commitment: 'first' }, bet())
  ownBets.see({ commitment: 'second' }, null)
  await Promise.resolve()
  await Promise.resolve()
  expect(figures()).toEqual([BEGIN, 0])
})

it('and is asked after again where nobody answered', async () => {
  const { ownBets, questions, figures } = await openPage(bet(), { refused: 'LOST' })
  ownBets.see({ commitment: 'first' }, bet())
  for (const commitment of ['second', 'second']) {
    ownBets.see({ commitment }, null)
    await Promise.resolve()
    await Promise.resolve()
  }
  expect([questions.length, figures()]).toEqual([2, [BEGIN - STAKE, 0]])
})
