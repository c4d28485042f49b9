import { drawResults } from '@portico/contract/lottery/calls'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inYuan, line, openPlayer } from '@portico/gateway/testing/player'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import type { Ask } from '../client.ts'
import { issue } from './issue.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ ...inYuan, lotteries: ['SSCREPLAY'] })
})
afterAll(() => gateway.close())

/** Runs one command of the program as the holder of a key. */
const run = async (token: string, ...args: string[]): Promise<string> => {
  const output: string[] = []
  const ask: Ask = async (row, request) => (await gateway.call(row, request, { token })).value
  const program = new Command('operator').exitOverride()
  const nobody = () => Promise.reject(new Error('nobody is asked here'))
  const nowhere = () => ''
  const print = (text: string) => output.push(text)
  issue(program, { ask, print, prompt: nobody, fail: () => {}, languages: [], example: () => {}, sessionFile: nowhere, dataDir: nowhere })
  await program.parseAsync(['issue', ...args], { from: 'user' })
  return output.join('\n')
}

test('[LOTTERY-03] two operators correct a result, and two call an issue off', async () => {
  const tokenOf = async (name: string) => (await gateway.operatorNamed(name, 'finance')).token
  const [lan, minh] = [await tokenOf('lan'), await tokenOf('minh')]
  await gateway.lottery.importDraws('SSCREPLAY', [
    { issue: '1', date: '2026-04-11', draw: { digits: '20282' } },
    { issue: '2', date: '2026-04-12', draw: { digits: '76120' } },
  ])
  await gateway.lottery.tick()
  const player = await openPlayer(gateway, '10')
  const { current, next } = await gateway.lottery.opened('SSCREPLAY')
  await player.place([line('back2-direct', { lines: ['79'] })], { gameCode: 'SSCREPLAY' })
  gateway.clock.advance(60_000)
  await gateway.lottery.tick()
  const which = ['--game', 'SSCREPLAY', '--numero', current!.numero]
  const proposed = await run(lan, 'correct', ...which, '--draw', '{"digits":"13579"}', '--source', 'the gazette')
  expect(proposed).toContain('1 of 1 settled bets change: 195.0000 paid, 0.0000 taken back, of which 0.0000 is owed (CNY)')
  const id = /issue confirm (\d+)/.exec(proposed)?.[1] ?? ''
  expect(await run(minh, 'confirm', id, '--outcome', '1', '--reason', 'misread')).toContain('vouched for by lan, minh')
  expect(await run(lan, 'preview', id)).toContain('corrected to {"digits":"13579"}')
  const { list } = (await gateway.call(drawResults, { gameCode: 'SSCREPLAY' })).value
  expect(list).toMatchObject([{ result: { digits: '13579' }, resultVersion: 2 }])
  await player.place([line('back2-direct', { lines: ['79'] })], { gameCode: 'SSCREPLAY' })
  const off = await run(lan, 'void', '--game', 'SSCREPLAY', '--numero', next!.numero, '--reason', 'no draw')
  expect(off).toContain('1 bets: 2.0000 given back, 0.0000 of prizes and rebates taken back, of which 0.0000 is owed by 0 accounts (CNY)')
  const [, offId = '', outcome = ''] = /issue confirm-void (\d+) --outcome (\d+)/.exec(off) ?? []
  await expect(run(lan, 'confirm-void', offId, '--outcome', outcome)).rejects.toThrow('SAME_PERSON')
  expect(await run(minh, 'confirm-void', offId, '--outcome', outcome)).toContain('is called off (no draw), vouched for by lan, minh')
  expect(await run(lan, 'preview-void', offId)).toContain('1 bets: 2.0000 given back')
  await expect(run(lan, 'correct', ...which, '--draw', 'x', '--source', 'y')).rejects.toThrow('--draw must be a result in JSON')
})
