import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { publishGames, publishVendor } from '@portico/contract/catalogue/operator-calls'
import { gameRooms } from '@portico/contract/catalogue/room-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSlots, slotRow } from '../testing/games.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

const room = (code: string, minBet: number, open = true) => ({
  code,
  names: { EN: `Room ${code}`, TY: `Phòng ${code}` },
  minBet,
  maxBet: minBet * 50,
  open,
})

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await testGateway()
  await addSlots(gateway, slotRow(1), slotRow(2, { rooms: [room('a', 1000), room('b', 20_000, false)] }), slotRow(3, { enabled: false }))
  token = (await gateway.register('linh88')).token
})
afterAll(() => gateway.close())

describe('[CALL-14] the rooms of a vendor’s games', () => {
  it('are listed with their bets in the reader’s language, of one game or of all', async () => {
    const roomsOf = async (nodeId?: number, language = 'EN') => (await gateway.call(gameRooms, { nodeId }, { language })).value.list
    expect(await roomsOf(2)).toEqual([
      {
        nodeId: 2,
        gameName: 'Night Lotus',
        roomId: 'a',
        roomName: 'Room a',
        minBet: { amount: '1000.0000', currency: 'VND' },
        maxBet: { amount: '50000.0000', currency: 'VND' },
        open: true,
      },
      expect.objectContaining({ roomId: 'b', open: false }),
    ])
    expect((await roomsOf(2, 'TY')).map(({ roomName }) => roomName)).toEqual(['Phòng a', 'Phòng b'])
    expect(await roomsOf()).toEqual(await roomsOf(2))
    expect(await roomsOf(1)).toEqual([])
    expect((await gateway.call(gameRooms, { nodeId: 3 })).failure.code).toBe('GAME_UNKNOWN')
  })

  it('are entered by a launch, whose token tells the vendor which one; a closed or foreign one is refused', async () => {
    const into = (nodeId: number, roomId: string) => gateway.call(launchGame, { nodeId, mode: 'real', roomId }, { token, language: 'EN' })
    const url = new URL((await into(2, 'a')).value.url)
    expect(url.searchParams.get('room')).toBe('a')
    expect(await gateway.launches.redeem(url.searchParams.get('token')!)).toMatchObject({
      launched: { gameCode: 'PG-2', room: { code: 'a', name: 'Room a' } },
    })
    expect((await into(2, 'b')).failure.code).toBe('GAME_DISABLED')
    expect((await into(2, 'c')).failure.code).toBe('GAME_UNKNOWN')
    expect((await into(1, 'a')).failure.code).toBe('GAME_UNKNOWN')
  })

  it('are the operator’s to add, with bets that make sense', async () => {
    const by = { token: gateway.operatorKey }
    await gateway.call(publishVendor, { code: 'KIM', displayName: 'Kim' }, by)
    const game = (rooms: ReturnType<typeof room>[]) => ({
      games: [
        { code: 'KIM-1', names: { EN: 'Thirteen', TY: 'Tiến lên' }, vendorCode: 'KIM', gameType: 'PVP' as const, classify: '', rooms },
      ],
    })
    const wrong = { ...room('a', 1000), maxBet: 10 }
    expect((await gateway.call(publishGames, game([wrong]), by)).failure.fields).toEqual({
      'games.0.rooms.0.maxBet': { rule: 'too_small' },
    })
    expect((await gateway.call(publishGames, game([room('a', 1000)]), by)).value).toEqual({ added: 1, changed: 0 })
    expect((await gateway.call(gameRooms, {})).value.list).toContainEqual(expect.objectContaining({ roomId: 'a', nodeId: 4 }))
  })
})
