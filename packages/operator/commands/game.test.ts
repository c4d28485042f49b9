import { gameList } from '@portico/contract/catalogue/calls'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSlots, slotRow } from '@portico/gateway/testing/games'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { createProgram } from '../program.ts'

let gateway: TestGateway
let port: string

beforeAll(async () => {
  gateway = await testGateway()
  await addSlots(gateway, slotRow(1))
  port = new URL(await gateway.gateway.start()).port
})
afterAll(() => gateway.close())

const operator = (...args: readonly string[]) => {
  const lines: string[] = []
  const connection = { host: '127.0.0.1', port, dataDir: gateway.config.dataDir }
  const program = createProgram(
    ['TY', 'EN'],
    connection,
    (line) => lines.push(line),
    () => lines.push('failed'),
  )
  return program.parseAsync(args, { from: 'user' }).then(() => lines.join('\n'))
}
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
