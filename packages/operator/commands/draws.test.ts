import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { gatewayClient } from '../client.ts'
import { readResults } from '../files/results.ts'
import { run } from '../run.ts'

const shared = (name: string) => fileURLToPath(new URL(`../../../../shared/data/${name}`, import.meta.url))
let gateway: TestGateway
let port: string
let folder: string

beforeAll(async () => {
  gateway = await testGateway({ lotteries: ['SSC1', 'FC3D', 'PL3', 'HKLHC', 'XSMB'] })
  port = new URL(await gateway.gateway.start()).port
  folder = mkdtempSync(join(tmpdir(), 'portico-draws-'))
  await gateway.jobs.stop()
  await gateway.lottery.tick()
  gateway.clock.set('2026-11-21T13:30:00.000Z')
  await gateway.lottery.tick()
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As the command line does it; operator.test.ts starts the command line itself. */
const operator = async (...args: readonly string[]): Promise<{ code: number; out: string; err: string }> => {
  const [out, err]: [string[], string[]] = [[], []]
  const env = { HOST: '127.0.0.1', PORT: port, DATA_DIR: gateway.config.dataDir }
  const code = await run(args, env, { print: (line) => out.push(line), complain: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content, { mode: 0o600 })
  return path
}

describe('[LOTTERY-04] results of outside lotteries at the operator’s desk', () => {
  test('go from a file through two people to the issue', async () => {
    const lan = file('lan.session', (await gateway.operatorNamed('lan', 'finance')).token)
    expect((await operator('--session-file', lan, 'operators', 'list')).out).toContain('You are lan.')

    const csv = file('fc3d.csv', 'issue,date,numbers,digits\n2026300,2026-11-20,537,3\n2026301,2026-11-21,022,3\n')
    expect(await operator('draws', 'propose', '--game', 'FC3D', '--file', csv)).toMatchObject({
      code: 0,
      out: expect.stringContaining('FC3D: 1 results proposed, 0 agree with others, 1 are of days for which no issue waits.'),
    })
    const listed = (await operator('draws', 'list')).out
    expect(listed).toContain('FC3D 20261121 waits for its result since 2026-11-21 13:15.')
    expect(listed).toContain('{"digits":"022"}')
    const id = /^ *(\d+) {2}FC3D/m.exec(listed)?.[1] ?? ''
    expect(await operator('draws', 'confirm', id)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Somebody else has to confirm it'),
    })
    expect((await operator('--session-file', lan, 'draws', 'confirm', id)).out).toContain('This is the result of FC3D 20261121')
    await gateway.lottery.tick()
    expect((await gateway.lottery.results({ gameCode: 'FC3D', limit: 1 })).list).toMatchObject([
      { numero: '20261121', result: { digits: '022' } },
    ])
    expect((await operator('draws', 'list', '--state', 'CONFIRMED')).out).toContain('vouched for by operator, lan')
  })

  test('say when they contradict each other, and who rejected which', async () => {
    const json = (special: number) => JSON.stringify([{ date: '2026-11-21', no1: 1, no2: 2, no3: 3, no4: 4, no5: 5, no6: 6, special }])
    await operator('draws', 'propose', '--game', 'HKLHC', '--file', file('one.json', json(7)))
    expect((await operator('draws', 'propose', '--game', 'HKLHC', '--file', file('two.json', json(8)))).out).toContain(
      'this CONTRADICTS another',
    )
    const listed = (await operator('draws', 'list')).out
    expect(listed.match(/CONTRADICTED/g)).toHaveLength(2)
    const id = /^ *(\d+) {2}HKLHC/m.exec(listed)?.[1] ?? ''
    expect((await operator('draws', 'reject', id, '--reason', 'a typing slip')).code).toBe(0)
    expect((await operator('draws', 'list', '--state', 'REJECTED')).out).toContain('operator: a typing slip')
    expect((await operator('draws', 'confirm', id)).err).toContain('has been decided on')
  })

  test('are refused by file and line', async () => {
    const wrong = file('wrong.csv', 'date,numbers\n2026-11-21,022\n2026-11-20,22\n')
    expect((await operator('draws', 'propose', '--game', 'FC3D', '--file', wrong)).err).toContain(
      'wrong.csv, line 3: "22" is not a result of 3 digits',
    )
    const ask = gatewayClient({ host: '127.0.0.1', port: Number(port), sessionFile: '', session: gateway.operatorKey })
    const read = (game: string, path: string, date?: string) => expect(readResults(ask, game, path, date)).rejects
    await read('FC3D', file('wrong.json', '[{"date":"2026-11-21"}]')).toThrow('wrong.json, row 1: numbers is missing')
    await read('FC3D', file('broken.json', '[1]')).toThrow('must be a list of rows')
    await read('FC3D', file('old.csv', 'date,numbers\n2025-11-21,022\n'), '2026-11-21').toThrow('no result of FC3D on 2026-11-21')
    await read('SSC1', wrong).toThrow('SSC1 takes no results from outside')
    await read('FC3D', join(folder, 'none.csv')).toThrow('no readable file')
  })

  test('come from real files of years, of which nothing waits', async ({ skip }) => {
    skip(!existsSync(shared('xsmb.csv')), '../shared/data is not here')
    expect((await operator('draws', 'propose', '--game', 'XSMB', '--file', shared('xsmb.csv'), '--date', '2026-08-22')).out).toContain(
      '0 results proposed, 0 agree with others, 1 are of days',
    )
  })

  test('from before the lottery was offered become its history, for results and trends', async () => {
    const rows = 'date,numbers\n2026-11-18,311\n2026-11-19,022\n2026-11-20,537\n2026-11-21,999\n'
    const past = file('past.csv', rows)
    const output = await operator('draws', 'past', '--game', 'PL3', '--file', past)
    expect(output).toMatchObject({ err: '', out: expect.stringContaining('PL3: 3 past results kept, 1 were there before') })
    expect((await operator('draws', 'past', '--game', 'PL3', '--file', past)).out).toContain('0 past results kept, 4 were there before')
    const { list } = await gateway.lottery.results({ gameCode: 'PL3', limit: 10 })
    expect(list.map(({ numero, result }) => [numero, 'digits' in result && result.digits])).toEqual([
      ['20261120', '537'],
      ['20261119', '022'],
      ['20261118', '311'],
    ])
    expect(list[0]?.drawAt).toBe('2026-11-20T13:25:00.000Z')
    await gateway.lottery.tick()
    expect((await gateway.books.check()).findings).toEqual([])
  })

  test('twenty years of the north among them', async ({ skip }) => {
    skip(!existsSync(shared('xsmb.csv')), '../shared/data is not here')
    expect((await operator('draws', 'past', '--game', 'XSMB', '--file', shared('xsmb.csv'))).out).toContain(
      'XSMB: 7530 past results kept, 0',
    )
    const { list } = await gateway.lottery.results({ gameCode: 'XSMB', limit: 1 })
    expect(list).toMatchObject([{ numero: '20260822', result: { lots: { db: ['60213'], g7: ['26', '09', '06', '64'] } } }])
  })
})
