import { describe, expect, it } from 'vitest'
import { leave } from '../flights/leave.ts'
import { reachedAfter } from '../games/crash/climb.ts'
import { unitOf } from '../games/game.ts'
import { flyTo, roundIn } from '../testing/open-flights.ts'
import { openTable } from '../testing/open-table.ts'
import { stakeStepOf } from './session.ts'

const CURRENCIES = ['USD', 'THB', 'KRW'] as const
const PLACES = [0, 1, 2] as const
const ROUNDS = 12
const wide = { minStake: 0, maxStake: 5_000_000_000, maxPayout: 50_000_000_000_000 }

describe.each(CURRENCIES)('in %s', (currency) => {
  describe.each(PLACES)('written with %i places', (currencyExponent) => {
    it.each([
      ['PSMOONGATE', (stake: number) => ({ stake })],
      ['PSBACCARAT', (stake: number) => ({ banker: stake })],
    ])('every win of %s is paid, at the least stake that is taken', async (gameCode, choiceOf) => {
      const table = await openTable({ gameCode, currency, currencyExponent, limits: wide }, 1_000_000_000_000)
      const paid: number[] = []
      const unit = unitOf(currency)
      // The least stake that the game takes, found by asking.
      let stake = unit
      while ((await table.bet(choiceOf(stake))).refused !== undefined && stake < 1000 * unit) stake += unit
      while (paid.filter((back) => back > 0).length < 3 && paid.length < ROUNDS * 10) {
        table.pass(10_000)
        const { round } = await table.bet(choiceOf(stake))
        expect([round.state, round.refusal]).toEqual(['settled', null])
        paid.push(round.paid)
      }
      expect(paid.filter((back) => back > 0).length).toBeGreaterThan(0)
    })

    it.each([101, 137, 250])(
      'a flight left at %i hundredths pays what can be written, and one unit is no stake where it would not',
      async (at) => {
        const over = { currency, currencyExponent, limits: wide }
        const { house, prepared, pass, calls } = await flyTo(at + 10, async ({ sit, bet }) => {
          const linh = await sit('player-1', over)
          const one = await bet(linh, { stake: unitOf(currency) })
          return { linh, round: 'refused' in one ? roundIn(await bet(linh, { stake: stakeStepOf(linh, { parts: 100 }) })) : one.round }
        })
        await pass(reachedAfter(at))
        expect(roundIn(await leave(house, prepared.linh, prepared.round.roundId)).paid).toBeGreaterThan(prepared.round.stake)
        const amounts = calls('wallet/win').map(({ body }) => Number(body['amount']))
        expect(amounts.map((amount) => amount % 10 ** (4 - currencyExponent))).toEqual([0])
      },
    )
  })
})
