import { describe, expect, it } from 'vitest'
import { openTable, STAKE } from '../testing/open-table.ts'
import { beginPots, contribute, createJackpotReports, winPot } from './jackpot.ts'

describe('the jackpot', () => {
  it('holds all that went into it, is won once and begins again with what was kept', async () => {
    const { house, bet, pass } = await openTable({}, 1000 * STAKE)
    for (let spin = 0; spin < 7; spin++) {
      await bet()
      pass(2500)
    }
    const row = house.store.one('SELECT * FROM pots') ?? {}
    expect(Number(row['contributed'])).toBe((7 * STAKE * 5) / 1000)
    expect(Number(row['pot']) + Number(row['next']) + Number(row['paid'])).toBe(Number(row['contributed']))
    const id = String(row['id'])
    const won = winPot(house.store, id, { coin: 10_000, now: 5 })
    const after = house.store.one('SELECT * FROM pots') ?? {}
    expect(won).toBe(Number(row['pot']) - (Number(row['pot']) % 10_000))
    expect(Number(after['pot']) + Number(after['next']) + Number(after['paid'])).toBe(Number(after['contributed']))
    expect(winPot(house.store, id, { coin: 10_000, now: 6 })).toBeLessThan(won)
  })

  it('is told to the site when it has changed, again where no answer came, and anew after a while', async () => {
    const { house, bet, wallet, pass } = await openTable({}, 1000 * STAKE)
    const report = createJackpotReports(house)
    const reports = () => wallet.calls.flatMap(({ path, body }) => (path === 'jackpot/report' ? [body['jackpots']] : []))
    await report()
    expect(reports()).toEqual([])
    await bet()
    wallet.faults.push('LOST_CALL')
    await report()
    await report()
    await report()
    const { pot } = house.store.one('SELECT pot FROM pots') as { pot: number }
    const jackpots = [{ gameCode: 'PSMOONGATE', currency: 'VND', amount: pot }]
    expect(reports()).toEqual([jackpots, jackpots])
    pass(20 * 60_000)
    await report()
    expect(reports()).toHaveLength(3)
    await bet()
    await report()
    expect(reports()).toHaveLength(4)
  })

  it('begins with what the house put in, once, and wins that as well', async () => {
    const { house, bet } = await openTable({}, 1000 * STAKE)
    const opening = { game: 'PSMOONGATE', currency: 'VND', amount: 9_000_000 }
    beginPots(house.store, [opening])
    await bet()
    beginPots(house.store, [{ ...opening, amount: 1 }])
    const { pot, contributed } = house.store.one('SELECT pot, contributed FROM pots') as { pot: number; contributed: number }
    expect([pot, contributed]).toEqual([9_000_000 + (STAKE * 4) / 1000, 9_000_000 + (STAKE * 5) / 1000])
    expect(winPot(house.store, 'PSMOONGATE:VND:real', { coin: 10_000, now: 5 })).toBe(pot)
  })

  it('hit 200 times at once is won once, and no part of a stake is lost, however small the stake', async () => {
    const { house } = await openTable()
    const { store } = house
    const id = 'PSMOONGATE:VND:real'
    beginPots(store, [{ game: 'PSMOONGATE', currency: 'VND', amount: 9_000_000 }])
    // The least shares there are: fifths of 1/10000 do not go up.
    for (let share = 1; share <= 200; share++) store.atOnce(() => contribute(store, id, share))
    const { pot } = store.one('SELECT pot FROM pots') as { pot: number }
    const hits = await Promise.all(Array.from({ length: 200 }, async (_, now) => store.atOnce(() => winPot(store, id, { coin: 1, now }))))
    const next = 9_000_000 + (200 * 201) / 2 - pot
    expect(hits.filter((won) => won > 0)).toEqual([pot, next])
    const row = store.one('SELECT pot, next, paid, contributed FROM pots') ?? {}
    expect(row).toMatchObject({ pot: 0, next: 0, paid: pot + next, contributed: pot + next })
  })

  it('of play money is told to nobody', async () => {
    const { house, bet, wallet } = await openTable({ mode: 'demo', playerId: null, balance: null })
    await bet()
    await createJackpotReports(house)()
    expect(wallet.calls.filter(({ path }) => path === 'jackpot/report')).toEqual([])
  })
})
