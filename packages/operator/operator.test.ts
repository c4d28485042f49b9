import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listAnnouncements } from '@portico/contract/content/calls'
import { operatorBooks } from '@portico/contract/operator/calls'
import { systemStatus } from '@portico/contract/system/calls'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawFeed } from '@portico/gateway/lottery/feed/schema'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
let gateway: TestGateway
let port: string
let folder: string

beforeAll(async () => {
  gateway = await testGateway()
  port = new URL(await gateway.gateway.start()).port
  folder = mkdtempSync(join(tmpdir(), 'portico-operator-'))
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command line as an operator does, against the listening gateway. */
const operator = (args: readonly string[], env: Record<string, string> = {}): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const settings = { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: gateway.config.dataDir, ...env }
    execFile(process.execPath, [main, ...args], { env: settings }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err })
    })
  })

const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('[CONTENT-01] the operator', () => {
  test('publishes an announcement, lists it and takes it back', async () => {
    const output = await operator([
      'announce',
      '--type',
      'PL',
      '--title-en',
      'Moon Gate week',
      '--title-ty',
      'Tuần lễ Cổng Trăng',
      '--content-en',
      '<p>Soon</p>',
    ])
    expect(output).toMatchObject({ code: 0, err: '' })
    const id = /announcement (\d+)/.exec(output.out)?.[1] ?? ''
    const read = async () => (await gateway.call(listAnnouncements, { types: 'PL' }, { language: 'EN' })).value.list
    expect(await read()).toMatchObject([{ id, title: 'Moon Gate week', content: '<p>Soon</p>' }])
    expect((await operator(['announcements'])).out).toContain('Tuần lễ Cổng Trăng')
    expect((await operator(['retract', id])).code).toBe(0)
    expect(await read()).toEqual([])
    expect(await operator(['retract', id])).toMatchObject({ code: 1, err: expect.stringContaining('No such announcement') })
  })

  test('is told in plain words what is wrong', async () => {
    expect((await operator(['announce', '--type', 'XX', '--title-en', 'a'])).err).toContain('--type must be one of B, PL, PU, PR, H')
    expect((await operator(['announce', '--type', 'PL'])).err).toContain('Give a title')
    expect((await operator(['announce', '--type', 'B', '--title-en', 'a', '--url', 'javascript:1'])).err).toContain('url')
    expect((await operator(['--help'])).out).toContain('npm run operator -- draws import')
  })

  test('need not say where a banner stands: the slides of the lobby are the usual place', async () => {
    expect(await operator(['announce', '--type', 'B', '--title-en', 'Lantern night'])).toMatchObject({ code: 0, err: '' })
    const { list } = (await gateway.call(listAnnouncements, { types: 'B', groupName: 'w_home' }, { language: 'EN' })).value
    expect(list).toMatchObject([{ title: 'Lantern night' }])
  })

  test('is told when no gateway runs, or another one', async () => {
    expect(await operator(['books'], { PORT: '1' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('No gateway answers at http://127.0.0.1:1'),
    })
    expect(await operator(['--port', 'abc', 'books'])).toMatchObject({
      code: 1,
      err: '--port is a number from 1 to 65535; "abc" is none.\n',
    })
    expect(await operator(['books'], { DATA_DIR: folder })).toMatchObject({
      code: 1,
      err: expect.stringContaining('You are not logged in'),
    })
    expect(await operator(['books'], { BRAND: 'nowhere' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no brand pack at'),
    })
    const ended = expect.stringContaining('You are not logged in, or not any more')
    expect(await operator(['books'], { OPERATOR_SESSION: 'x'.repeat(43) })).toMatchObject({ code: 1, err: ended })
    expect(await operator(['books'], { DATA_DIR: folder, OPERATOR_SESSION: gateway.operatorKey })).toMatchObject({ code: 0 })
    expect((await gateway.call(operatorBooks, {}, { token: 'wrong' })).failure.code).toBe('OPERATOR_KEY_WRONG')
  })
})

describe('[LOTTERY-04] importing draws', () => {
  test('reads both layouts in their order, in batches, and skips what is there', async () => {
    const days = Array.from({ length: 700 }, (_, day) => new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10))
    const north = file('xsmb.csv', `date,special,prize1\n${days.map((day, index) => `${day},${index},1`).join('\n')}\n`)
    const first = await operator(['draws', 'import', '--game', 'SSCREPLAY', '--file', north])
    expect(first).toMatchObject({ code: 0, err: '', out: expect.stringContaining('700 results imported, 0 were there before') })
    const china = file('cn.csv', '\uFEFFissue,date,numbers,digits\r\n2026091,2026-04-11,20282,5\r\n2026092,2026-04-12,06120,5\r\n')
    expect((await operator(['draws', 'import', '--game', 'SSCREPLAY', '--file', china])).out).toContain('2 results imported')
    expect((await operator(['draws', 'import', '--game', 'SSCREPLAY', '--file', china])).out).toContain(
      '0 results imported, 2 were there before',
    )
    const rows = await gateway.database.orm.select().from(drawFeed).orderBy(asc(drawFeed.id))
    expect(rows.map((row) => row.sourceIssue)).toEqual([...days, '2026091', '2026092'])
    expect(rows.at(3)?.draw).toEqual({ digits: '00003' })
    expect(rows.at(-1)?.draw).toEqual({ digits: '06120' })
  })

  test('names the line that is wrong and imports nothing of the file', async () => {
    const before = await gateway.database.orm.$count(drawFeed)
    const bad = file('bad.csv', 'issue,date,numbers,digits\n1,2026-01-01,12345,5\n2,2026-01-02,1234,5\n')
    expect((await operator(['draws', 'import', '--game', 'SSCREPLAY', '--file', bad])).err).toContain(
      'bad.csv, line 3: "1234" is not a result of 5 digits',
    )
    const noDay = file('no-day.csv', 'issue,date,numbers,digits\n1,2026-01-01,12345,5\n2,2026-02-30,12345,5\n')
    expect((await operator(['draws', 'import', '--game', 'SSCREPLAY', '--file', noDay])).err).toContain(
      'no-day.csv, line 3: "2026-02-30" is not a date like 2026-04-11',
    )
    const other = file('other.csv', 'a,b\n1,2\n')
    expect((await operator(['draws', 'import', '--game', 'SSCREPLAY', '--file', other])).err).toContain('the columns must include')
    expect((await operator(['draws', 'import', '--game', 'SSCREPLAY', '--file', join(folder, 'none.csv')])).err).toContain(
      'no readable file',
    )
    const good = file('good.csv', 'issue,date,numbers,digits\n9,2026-01-01,12345,5\n')
    expect((await operator(['draws', 'import', '--game', 'SSC1', '--file', good])).err).toContain('No lottery of that code')
    expect(await gateway.database.orm.$count(drawFeed)).toBe(before)
  })
})

test('[LOTTERY-03] the operator is told that a lottery or an issue is none', async () => {
  const callOff = (game: string) => operator(['issue', 'void', '--game', game, '--numero', 'none', '--reason', 'no draw'])
  expect(await callOff('SSC1')).toMatchObject({ code: 1, err: 'The lottery has no issue of that number.\n' })
  expect(await callOff('NONE')).toMatchObject({ code: 1, err: 'There is no lottery of that code.\n' })
})

test('the operator checks the books and closes the site', async () => {
  expect(await operator(['books'])).toMatchObject({ code: 0, out: expect.stringContaining('The books balance.') })
  const back = ['--until', '2026-11-22T06:00:00+07:00']
  expect((await operator(['status', 'maintenance', '--message', 'New servers', ...back])).code).toBe(0)
  expect((await gateway.call(systemStatus, {})).value).toMatchObject({
    status: 1,
    message: 'New servers',
    until: '2026-11-21T23:00:00.000Z',
  })
  expect((await operator(['status', 'maintenance', '--until', 'soon'])).err).toContain('"soon" is no time')
  expect((await operator(['status', 'region'])).code).toBe(0)
  expect((await gateway.call(systemStatus, {})).value).toMatchObject({
    status: 2,
    message: null,
    until: null,
    location: { ip: '127.0.0.1' },
  })
  expect((await operator(['status', 'open'])).code).toBe(0)
  expect((await gateway.call(systemStatus, {})).value.status).toBe(0)
  for (const word of ['sideways', 'toString']) expect((await operator(['status', word])).err).toContain('none of them')
})
