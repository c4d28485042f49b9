import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shownBy } from '@portico/gateway/testing/authenticator'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../run.ts'

let gateway: TestGateway
let folder: string
let env: Record<string, string>
beforeAll(async () => {
  gateway = await testGateway()
  folder = mkdtempSync(join(tmpdir(), 'portico-desk-'))
  env = { HOST: '127.0.0.1', PORT: new URL(await gateway.gateway.start()).port, DATA_DIR: gateway.config.dataDir }
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

const path = (name: string) => join(folder, name)
/** What somebody answers who sees what was printed. */
type Answer = (out: readonly string[]) => string

const operator = async (
  args: readonly string[],
  { answers = [], more = {} }: { answers?: Answer[]; more?: Record<string, string> } = {},
) => {
  const [out, err]: [string[], string[]] = [[], []]
  const prompt = async () => answers.shift()?.(out) ?? ''
  const code = await run(args, { ...env, ...more }, { print: (line) => out.push(line), complain: (line) => err.push(line), prompt })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const secretIn = (out: readonly string[]) => /: ([A-Z2-7]{32})$/m.exec(out.join('\n'))?.[1] ?? ''
const codeOnScreen: Answer = (out) => shownBy(gateway, secretIn(out))
const mode = (name: string) => statSync(path(name)).mode & 0o777

test('somebody is invited, sets up an app, logs in for scripts and out again', async () => {
  expect(await operator(['operators', 'add', 'lan', '--role', 'boss', '--to', path('lan.key')])).toMatchObject({
    err: '--role is one of reader, support, finance, administrator; "boss" is none.',
  })
  expect((await operator(['operators', 'add', 'lan', '--role', 'administrator', '--to', path('lan.key')])).out).toContain(
    'good for three days',
  )
  expect(mode('lan.key')).toBe(0o600)
  const invitation = readFileSync(path('lan.key'), 'utf8')
  expect((await operator(['login', '--key-file', path('lan.key'), '--code', '000000'])).err).toContain('Set up your app first')

  const wrong: Answer = () => '000000'
  const enrolled = await operator(['enrol', '--key-file', path('lan.key')], { answers: [wrong, codeOnScreen] })
  expect(enrolled).toMatchObject({ code: 0, err: '' })
  expect(enrolled.out.match(/^ {2}[0-9A-Z]{4}-[0-9A-Z]{4}$/gm)).toHaveLength(10)
  expect(readFileSync(path('lan.key'), 'utf8')).not.toBe(invitation)
  expect(mode('lan.key')).toBe(0o600)
  expect(existsSync(path('lan.key.new'))).toBe(false)
  gateway.clock.advance(30_000)

  const secret = secretIn(enrolled.out.split('\n'))
  const asLan = ['--session-file', path('lan.session')]
  const login = () => operator([...asLan, 'login', '--key-file', path('lan.key'), '--code', shownBy(gateway, secret)])
  expect((await login()).out).toBe('You are lan, administrator, until 2026-11-21 16:00 UTC.')
  expect(mode('lan.session')).toBe(0o600)
  expect((await login()).err).toContain('A code counts once')
  const token = readFileSync(path('lan.session'), 'utf8').trim()
  expect((await operator(['operators', 'list'], { more: { OPERATOR_SESSION: token } })).out).toContain('You are lan.')
  expect((await operator(['operators', 'list'], { more: { OPERATOR_SESSION_FILE: path('lan.session') } })).out).toContain('You are lan.')
  expect((await operator([...asLan, 'logout'])).out).toBe('You are logged out.')
  expect(existsSync(path('lan.session'))).toBe(false)
  expect((await operator(['operators', 'list'], { more: { OPERATOR_SESSION: token } })).err).toContain('You are not logged in')

  gateway.clock.advance(30_000)
  const again = await operator(['enrol', '--again', '--key-file', path('lan.key')], {
    answers: [() => shownBy(gateway, secret), codeOnScreen],
  })
  expect(again.out).toContain('holds a new key')
  expect(secretIn(again.out.split('\n'))).not.toBe(secret)
})

test('the machine invites nobody beside an administrator, and others are approved', async () => {
  const first = await operator(['operators', 'first', 'eve', '--to', path('eve.key')])
  expect(first.err).toContain("The machine's key invites nobody while there is an administrator")
  expect(existsSync(path('eve.key'))).toBe(false)
  expect((await operator(['operators', 'add', 'thu', '--role', 'finance', '--to', path('thu.key')])).out).toContain('operators approve thu')
  expect((await operator(['operators', 'approve', 'thu'])).err).toContain('Another administrator than the one')
  const minh = ['--session-file', path('minh.session')]
  writeFileSync(path('minh.session'), (await gateway.operatorNamed('minh')).token, { mode: 0o600 })
  expect((await operator([...minh, 'operators', 'approve', 'thu'])).out).toBe('thu may set up an app now, as finance.')
  expect((await operator(['operators', 'renew', 'thu', '--role', 'reader', '--to', path('thu2.key')])).code).toBe(0)
  expect((await operator(['operators', 'list'])).out).toMatch(/^thu +reader +waits for approval/m)
  expect((await operator(['operators', 'remove', 'thu'])).out).toBe('thu is shut out.')
  expect((await operator(['operators', 'add', 'thu', '--role', 'reader', '--to', path('thu3.key')])).err).toContain('That name is taken')
  expect(existsSync(path('thu3.key'))).toBe(false)
})

test('a key or session that others can read, or that is none, is refused before it is sent', async () => {
  writeFileSync(path('open.key'), 'x'.repeat(43), { mode: 0o644 })
  const login = (file: string) => operator(['login', '--key-file', path(file), '--code', '000000'])
  expect((await login('open.key')).err).toContain('Others can read')
  expect((await login('none.key')).err).toContain('There is no readable key')
  for (const text of ['two\nlines', 'ké☃', '']) {
    writeFileSync(path('no.key'), text, { mode: 0o600 })
    expect((await login('no.key')).err).toContain('is no key')
  }
  writeFileSync(path('bad.key'), 'x'.repeat(43), { mode: 0o600 })
  expect((await login('bad.key')).err).toContain('The key or the code is not right')
  writeFileSync(path('no.session'), 'x', { mode: 0o600 })
  expect((await operator(['--session-file', path('no.session'), 'operators', 'list'])).err).toContain('You are not logged in')
  expect((await operator(['operators', 'add', 'hoa', '--role', 'reader', '--to', join(folder, 'none', 'hoa.key')])).err).toContain(
    'No file can be written at',
  )
  expect((await operator(['operators', 'list'])).out).not.toContain('hoa')
})
