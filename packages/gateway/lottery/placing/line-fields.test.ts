import { placeBets } from '@portico/contract/bets/calls'
import type { BetLine } from '@portico/contract/bets/shapes'
import { parseUnits } from '@portico/contract/kit/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, oneNote, openPlayer } from '../../testing/player.ts'
import { GAMES } from '../offer/games.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.lottery.tick(GAMES.filter(({ code }) => ['SSC1', 'KS1'].includes(code)))
})
afterAll(() => gateway.close())

describe('what a line is refused for, by name [LOTTERY-03]', () => {
  it.each([
    [{ multiple: 0 }, 'BAD_BET', { multiple: { rule: 'too_small', min: 1, max: 10_000 } }, '10000'],
    [{ multiple: 10_001 }, 'BAD_BET', { multiple: { rule: 'too_big', min: 1, max: 10_000 } }, '10000'],
    [{ multiple: 1.5 }, 'BAD_BET', { multiple: { rule: 'not_whole', min: 1, max: 10_000 } }, '10000'],
    [{ mode: '0.5' }, 'BAD_BET', { mode: { rule: 'invalid_value' } }, '0.001'],
    [{ prizeGroup: 1799 }, 'PRIZE_GROUP_OUT_OF_RANGE', { prizeGroup: { rule: 'too_small', min: 1800, max: 1950 } }, '1800'],
    [{ prizeGroup: 1951 }, 'PRIZE_GROUP_OUT_OF_RANGE', { prizeGroup: { rule: 'too_big', min: 1800, max: 1950 } }, '1950'],
    [{ prizeGroup: null }, 'PRIZE_GROUP_OUT_OF_RANGE', { prizeGroup: { rule: 'required', min: 1800, max: 1950 } }, '1950'],
    [{ play: 'none' }, 'PLAY_UNKNOWN', { play: { rule: 'invalid_value' } }, undefined],
    [{ selection: { places: [['10'], [], [], [], []] } }, 'OUT_OF_RANGE', { selection: { rule: 'out_of_range' } }, undefined],
    [
      { selection: { places: [['1'], [], [], [], []], unit: ['5'] } },
      'BAD_FORMAT',
      { 'selection.unit': { rule: 'unrecognized_keys' } },
      undefined,
    ],
    [{ unit: '5' }, 'INVALID_REQUEST', { unit: { rule: 'unrecognized_keys' } }, undefined],
    [
      { unit: '5', currency: 'EUR' },
      'INVALID_REQUEST',
      { unit: { rule: 'unrecognized_keys' }, currency: { rule: 'unrecognized_keys' } },
      undefined,
    ],
    [{ odds: { win: '9.8' } }, 'INVALID_REQUEST', { odds: { rule: 'not_priced_by_odds' } }, undefined],
  ])('names line and field of what is wrong, with its bounds: %j', async (wrong, code, fields, remaining) => {
    const player = await openPlayer(gateway, '100')
    const numero = (await gateway.lottery.opened('SSC1')).current!.numero
    const lines = [oneNote(), oneNote(), oneNote(wrong as Partial<BetLine>)]
    const { failure } = await gateway.call(placeBets, { gameCode: 'SSC1', numero, lines }, { token: await player.token() })
    const below = Object.fromEntries(Object.entries(fields).map(([field, rule]) => [`lines.2.${field}`, rule]))
    expect(failure).toMatchObject({ code, fields: below, ...(remaining === undefined ? {} : { remaining }) })
  })

  it('refuses a prize group for a play that odds price, and takes it with none', async () => {
    const player = await openPlayer(gateway, '100')
    const numero = (await gateway.lottery.opened('KS1')).current!.numero
    const token = await player.token()
    const place = (prizeGroup: number | null) =>
      gateway.call(placeBets, { gameCode: 'KS1', numero, lines: [line('single', { numbers: ['1'] }, { prizeGroup })] }, { token })
    expect((await place(1950)).failure).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: { 'lines.0.prizeGroup': { rule: 'not_null' } },
    })
    expect(await player.balance()).toBe(parseUnits('100'))
    expect((await place(null)).value.bets[0]?.odds).not.toBeNull()
  })
})
