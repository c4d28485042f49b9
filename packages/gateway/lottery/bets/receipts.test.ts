import { cancelBet, listBets } from '@portico/contract/bets/calls'
import { drawProof, openedNumero } from '@portico/contract/lottery/calls'
import { betReceipt } from '@portico/contract/bets/receipt-calls'
import { checkReceipt } from '@portico/lottery/receipt'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bet } from './schema.ts'
import { line, oneNote, openPlayer } from '../../testing/player.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'

let gateway: TestGateway
let player: Awaited<ReturnType<typeof openPlayer>>
let token = ''
let numero = ''
let ids: string[] = []

beforeEach(async () => {
  gateway = await testGateway({ lotteries: ['SSC1'] })
  await gateway.lottery.tick()
  player = await openPlayer(gateway, '100000')
  token = await player.token()
  numero = (await gateway.lottery.opened('SSC1')).current!.numero
  const { bets } = await player.place([oneNote(), oneNote({ multiple: 2 }), line('front3-group6', { digits: ['1', '2', '3'] })])
  ids = bets.map(({ betId }) => betId)
})
afterEach(() => gateway.close())

const seal = async () => {
  gateway.clock.set((await gateway.lottery.opened('SSC1')).current!.sealAt)
  await gateway.lottery.tick()
}
const receiptFor = async (betId: string) => (await gateway.call(betReceipt, { betId }, { token })).value
const proof = async () => (await gateway.call(drawProof, { gameCode: 'SSC1', numero })).value
const stateOf = async (betId: string) => {
  const { receipt, inclusion } = await receiptFor(betId)
  return checkReceipt(receipt, inclusion, await proof())
}

describe('bet receipts [LOTTERY-04]', () => {
  it('lead to the root that is published before the draw', async () => {
    expect(await receiptFor(ids[0]!)).toMatchObject({ receipt: { betId: ids[0], stake: '2000.0000' }, inclusion: null, cancelled: false })
    await seal()

    const { root, seed, result, state } = await proof()
    expect({ seed, result, state }).toEqual({ seed: null, result: null, state: 'SEALED' })
    expect(root).toMatch(/^[0-9a-f]{64}$/)
    expect((await gateway.call(openedNumero, { gameCode: 'SSC1' })).value.current).toMatchObject({ numero, root })
    const sealed = (await gateway.committedEvents('numero.sealed')).map(({ data }) => data)
    expect(sealed).toContainEqual(expect.objectContaining({ gameCode: 'SSC1', numero, root, betCount: 3 }))
    for (const betId of ids) expect(await stateOf(betId)).toBe('included')

    gateway.clock.advance(60_000)
    await gateway.lottery.tick()
    expect((await proof()).root).toBe(root)
    for (const betId of ids) expect(await stateOf(betId)).toBe('included')
  })

  it('show that a bet was altered after sealing', async () => {
    await seal()
    await gateway.database.orm.update(bet).set({ multiple: 7 }).where(eq(bet.id, ids[1]!))
    expect(await stateOf(ids[1]!)).toBe('not-included')
  })

  it('show that a bet was left out of the list, by a receipt kept from before', async () => {
    const { receipt } = await receiptFor(ids[1]!)
    // The house drops the bet just before it seals.
    const { orm } = gateway.database
    await orm.execute(sql`update bet set void_reason = 'CANCELLED' where id = ${ids[1]!}::uuid`)
    await seal()
    expect((await receiptFor(ids[1]!)).inclusion).toBeNull()
    await orm.execute(sql`update bet set void_reason = null where id = ${ids[1]!}::uuid`)
    // Whatever path the house shows for it now, none leads to the root.
    for (const betId of ids) {
      const { inclusion } = await receiptFor(betId)
      expect(await checkReceipt(receipt, inclusion, await proof())).not.toBe('included')
    }
  })

  it('are the member’s own', async () => {
    const other = await openPlayer(gateway, '0')
    const answer = await gateway.call(betReceipt, { betId: ids[0]! }, { token: await other.token() })
    expect(answer.failure.code).toBe('BET_UNKNOWN')
  })

  it('leave out what was cancelled, and say so', async () => {
    await gateway.call(cancelBet, { betId: ids[2]! }, { token })
    await seal()
    expect(await receiptFor(ids[2]!)).toMatchObject({ inclusion: null, cancelled: true })
    expect((await proof()).betCount).toBe(2)
    for (const betId of ids.slice(0, 2)) expect(await stateOf(betId)).toBe('included')
    const { list } = (await gateway.call(listBets, { state: 'VOID' }, { token })).value
    expect(list.map(({ betId, voidReason }) => [betId, voidReason])).toEqual([[ids[2], 'CANCELLED']])
  })
})
