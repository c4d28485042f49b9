import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameList, gameVendors } from '@portico/contract/catalogue/calls'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSlots, slotRow } from '@portico/gateway/testing/games'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator

beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
  await addSlots(gateway, slotRow(1))
})
afterAll(() => gateway.close())

const listed = async () => (await gateway.call(gameList, {})).value.total
const launched = async () => (await gateway.call(launchGame, { nodeId: 1, mode: 'demo' })).status

test('[GAME-08] the operator closes a game, which leaves the lists and refuses its launch, and opens it again', async () => {
  expect([await listed(), await launched()]).toEqual([1, 200])
  expect(await operator('game', 'close', 'PG-1')).toContain('npm run operator -- game open PG-1')
  expect(await listed()).toBe(0)
  expect((await gateway.call(launchGame, { nodeId: 1, mode: 'demo' })).failure.code).toBe('GAME_DISABLED')
  await operator('game', 'open', 'PG-1')
  expect([await listed(), await launched()]).toEqual([1, 200])
  await expect(operator('game', 'close', 'PG-9999')).rejects.toThrow('The catalogue has no game of that code.')
})

test('a catalogue is filled by commands alone: lotteries, a vendor, its games from a file, and pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-games-'))
  const file = join(folder, 'games.csv')
  const csv = (...rows: readonly string[]) =>
    writeFileSync(file, ['code,vendor,type,class,name_en,name_ty,lines,icon_url', ...rows].join('\n'))
  try {
    expect(await operator('game', 'lotteries')).toMatch(/^\d+ lotteries added, 0 were there\.$/)
    expect(await operator('game', 'lotteries')).toMatch(/^0 lotteries added, \d+ were there\.$/)
    const { lanes } = (await gateway.call(gameVendors, {})).value.data
    expect(lanes.map(({ title }) => title)).toEqual(expect.arrayContaining(['LOTT', 'ELOTT']))

    csv('AC-1,ACME,RNG,SLOTS,River Gold,Vàng sông,20,', 'AC-2,ACME,RNG,SLOTS,Tin Drum,,9,')
    await expect(operator('game', 'import', '--file', file)).rejects.toThrow('There is no vendor ACME')
    expect(await operator('game', 'vendor', 'ACME', '--name', 'Acme Games')).toBe('ACME is added.')
    expect(await operator('game', 'import', '--file', file)).toBe('2 added, 0 changed.')
    const search = async (gameName: string) => (await gateway.call(gameList, { gameName })).value.games
    expect(await search('song')).toMatchObject([{ gameCode: 'AC-1', vassalage: 'ACME', displayName: 'Acme Games' }])

    await operator('game', 'close', 'AC-2')
    csv('AC-2,ACME,RNG,SLOTS,Tin Drummer,,9,')
    expect(await operator('game', 'import', '--file', file)).toBe('0 added, 1 changed.')
    expect(await operator('game', 'list', '--vendor', 'ACME')).toMatch(/AC-1 +open .*\nAC-2 +closed .*Tin Drummer\n2 games, page 1 of 1/)
    expect(await operator('game', 'vendors')).toMatch(/ACME +Acme Games +1 of 2 open/)

    await operator('game', 'picture', 'AC-1', '/art/river.svg')
    expect((await search('river'))[0]?.iconUrl).toBe('/art/river.svg')
    await expect(operator('game', 'picture', 'AC-1', 'https://elsewhere.example/x.png')).rejects.toThrow(
      'iconUrl: not written as it has to be',
    )
    await operator('game', 'picture', 'AC-1', 'none')
    expect((await search('river'))[0]?.iconUrl).not.toBe('/art/river.svg')

    csv('AC-3,ACME,RNG,SLOTS,Good,,9,', 'AC-4,ACME,SLOT,SLOTS,Bad type,,9,')
    await expect(operator('game', 'import', '--file', file)).rejects.toThrow(`${file}, line 3: "SLOT" cannot be the type`)
    expect(await operator('game', 'list', '--vendor', 'ACME')).toContain('2 games, page 1 of 1')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
