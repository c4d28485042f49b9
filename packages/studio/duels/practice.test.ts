import { describe, expect, it } from 'vitest'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { cardsGame, openDuels, STAKE } from '../testing/open-duels.ts'

describe('free play', () => {
  it('is against the house’s practice player, said to be one, for play money alone', async () => {
    const duels = openDuels()
    const trial = await duels.enter('x', { mode: 'demo', playerId: null, balance: null })
    const balance = () => Number(duels.store.one('SELECT balance FROM trials WHERE player = ?', trial.player)?.['balance'])
    const begun = balance()
    await duels.sit(trial)
    await duels.pay(trial)
    expect(balance()).toBe(begun - STAKE)
    expect(duels.view(trial)).toMatchObject({ state: 'playing', practice: true, opponent: null, theirs: null, theirCount: 13 })
    for (let turn = 0; turn < 200 && duels.view(trial).state === 'playing'; turn++) {
      if (duels.view(trial).myTurn) duels.step([trial])
      await duels.pass(1500)
    }
    const { round } = duels.view(trial)
    expect(round?.state).toBe('settled')
    expect(await faultsOf(cardsGame(), round as ShownRound)).toEqual([])
    expect(balance()).toBe(begun - STAKE + (round?.paid ?? 0))
    expect(duels.purseOf('x').calls).toEqual([])
  })

  it('never meets real money', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    const trial = await duels.enter('x', { mode: 'demo', playerId: null, balance: null })
    await duels.sit(one)
    await duels.sit(trial)
    expect([duels.view(one), duels.view(trial)].map(({ state, practice }) => [state, practice])).toEqual([
      ['waiting', false],
      ['staking', true],
    ])
  })

  it('without enough play money is called off', async () => {
    const duels = openDuels()
    const trial = await duels.enter('x', { mode: 'demo', playerId: null, balance: null })
    duels.store.run('UPDATE trials SET balance = 1')
    await duels.sit(trial)
    expect(await duels.pay(trial)).toEqual({ refused: 'INSUFFICIENT_FUNDS' })
    expect(duels.view(trial)).toMatchObject({ state: 'void', ending: 'NOT_STAKED' })
  })
})
