import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { holdSettlements } from '../../testing/held-settlements.ts'
import { confirm, direct, drawIt, findingsOf, openReplay, propose, WRONG } from '../../testing/outcomes.ts'
import { inYuan, openPlayer } from '../../testing/player.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway(inYuan)
})
afterEach(() => gateway.close())

// One connection cannot wait for itself.
describe('two confirmations at once [LOTTERY-03]', () => {
  beforeEach(({ skip }) => skip(!process.env['TEST_DATABASE_URL'], 'needs a PostgreSQL: node scripts/gateway-postgres.ts'))

  it('both answer what the whole correction did, also the one that found every bet taken', async () => {
    const numero = await openReplay(gateway, WRONG)
    const player = await openPlayer(gateway, '10')
    await player.place([direct('82')], { gameCode: 'SSCREPLAY', numero })
    await drawIt(gateway)
    const { id, effect } = await propose(gateway, numero)
    const { waiting, letGo } = await holdSettlements(gateway)
    let answered = false
    const both = [1, 2].map(() =>
      confirm(gateway, id).finally(() => {
        answered = true
      }),
    )
    // One settles the only bet; the other waits for it, or has answered without it.
    await vi.waitFor(async () => expect(answered || (await waiting()) >= 2).toBe(true), 60_000)
    await letGo()
    expect(await Promise.all(both)).toMatchObject([{ effect }, { effect }])
    expect(await findingsOf(gateway)).toEqual([])
  })
})
