import {
  DESKTOP_EVENTS,
  MAX_ARGUMENT_BYTES,
  type RequestArgs,
  type RequestName,
  type RequestResult,
  REQUESTS,
} from '@portico/contract/desktop/channels'
import type { ClientState, DesktopSettings, Role, UpdateState } from '@portico/contract/desktop/shapes'
import { describe, expect, test, vi } from 'vitest'
import { Refusal } from '../refusal.ts'
import { createAnswer, type RequestHandlers, type Sender } from './answer.ts'

const settings: DesktopSettings = {
  proxy: { mode: 'system' },
  closeToTray: true,
  notifications: true,
  startAtLogin: false,
  restoreWindows: true,
  quietHours: { on: false, from: '22:00', to: '07:00' },
}
const update: UpdateState = { kind: 'idle', checkedAt: null }
const state: ClientState = {
  version: '0.1.0',
  platform: 'win32',
  role: 'main',
  session: { held: true, vault: 'ready' },
  line: { kind: 'connected', host: 'a.example', cause: null, since: '2026-11-21T08:00:00.000Z', listExpired: false },
  update,
  settings,
  games: [],
  proxyLogin: null,
}
const game = { id: 'chicken', title: 'Chicken', url: 'https://games.example/', allow: [], pointerLock: false }
const line = { host: 'a.example', ms: 40, active: true }

/** For every channel what may be asked and answered. */
const GOOD: { readonly [N in RequestName]: readonly [RequestArgs<N>, RequestResult<N>] } = {
  'client.state': [[], state],
  'session.end': [[], null],
  'events.follow': [[], null],
  'events.read': [[['EN']], null],
  'events.leave': [[], null],
  'games.open': [[game], null],
  'games.close': [['chicken'], null],
  'windows.openOffice': [['/agent'], null],
  'lines.list': [[], [line]],
  'lines.measure': [[], [line]],
  'lines.use': [['a.example'], null],
  'updates.check': [[], update],
  'updates.download': [[], update],
  'updates.install': [[], update],
  'settings.write': [[settings], settings],
  'proxy.answer': [[{ username: 'u', password: 'p' }], null],
  'diagnostics.run': [[], [{ number: 1, name: 'network', outcome: 'good', detail: '' }]],
  'diagnostics.copy': [[], null],
  'presence.write': [[{ unread: 1, language: 'vi', notices: [] }], null],
  'shell.openExternal': [['https://help.example/'], null],
  'shell.copy': [['text'], null],
  'logs.report': [[{ message: 'broke', stack: '' }], null],
}
const channels = Object.keys(REQUESTS) as RequestName[]

const MAIN: Sender = { id: 1, destroyed: false, frame: { url: 'app://portico/', top: true } }
const OFFICE: Sender = { ...MAIN, id: 2 }
const GAME: Sender = { ...MAIN, id: 3 }
const at = (url: string): Sender => ({ ...MAIN, frame: { url, top: true } })
const ROLES: Readonly<Record<number, Role>> = { 1: 'main', 2: 'office' }

const bridge = (change: Partial<{ [N in RequestName]: () => unknown }> = {}) => {
  const reached = vi.fn<(channel: RequestName, sender: number, args: readonly unknown[]) => void>()
  const report = vi.fn<(what: string, detail: object) => void>()
  const handlers = Object.fromEntries(
    channels.map((channel) => [
      channel,
      (sender: number, ...args: unknown[]) => {
        reached(channel, sender, args)
        return change[channel] ? change[channel]() : GOOD[channel][1]
      },
    ]),
  ) as unknown as RequestHandlers
  return { reached, report, answer: createAnswer({ handlers, roleOf: (id) => ROLES[id], report }) }
}

const circle: Record<string, unknown> = {}
circle.itself = circle
const long = 'x'.repeat(MAX_ARGUMENT_BYTES)

/** Ways to ask wrongly: who asks, what is sent, and what the answer says. */
type Attempt = [name: string, sender: Sender, args: (good: readonly unknown[]) => readonly unknown[], code: string]
const same = (good: readonly unknown[]) => good
const ATTEMPTS: readonly Attempt[] = [
  ['a foreign origin', at('https://portico.example/'), same, 'REFUSED'],
  ['another host of our scheme', at('app://portico.evil/'), same, 'REFUSED'],
  ['our origin as a user name', at('app://portico@evil/'), same, 'REFUSED'],
  ['a blob of ours', at('blob:app://portico/1'), same, 'REFUSED'],
  ['about:blank', at('about:blank'), same, 'REFUSED'],
  ['an empty address', at(''), same, 'REFUSED'],
  ['a subframe', { ...MAIN, frame: { url: 'app://portico/', top: false } }, same, 'REFUSED'],
  ['no frame', { ...MAIN, frame: null }, same, 'REFUSED'],
  ['a destroyed sender', { ...MAIN, destroyed: true }, same, 'REFUSED'],
  ['a window without a role', GAME, same, 'REFUSED'],
  ['one argument too many', MAIN, (good) => [...good, 1], 'BAD_REQUEST'],
  ['a wrong type', MAIN, (good) => (good.length === 0 ? [42] : good.map(() => 42)), 'BAD_REQUEST'],
  ['more than 256 KiB', MAIN, (good) => (good.length === 0 ? [long] : good.map(() => long)), 'BAD_REQUEST'],
  ['a bigint', MAIN, () => [1n], 'BAD_REQUEST'],
  ['a circle', MAIN, () => [circle], 'BAD_REQUEST'],
]

describe.each(channels)('%s [DESKTOP-05]', (channel) => {
  const [args, result] = GOOD[channel]

  test('serves a window of ours with the right role', async () => {
    const { answer, reached } = bridge()
    expect(await answer(channel, MAIN, args)).toEqual({ ok: true, value: result })
    expect(reached).toHaveBeenCalledExactlyOnceWith(channel, MAIN.id, args)
  })

  test.each(ATTEMPTS)('refuses %s and does not reach its handler', async (_, sender, change, code) => {
    const { answer, reached, report } = bridge()
    expect(await answer(channel, sender, change(args))).toEqual({ ok: false, code })
    expect(reached).not.toHaveBeenCalled()
    expect(report).toHaveBeenCalledOnce()
  })

  test('says no more than a code when its handler breaks', async () => {
    const { answer, report } = bridge({
      [channel]: () => {
        throw new Error('secret path')
      },
    })
    expect(await answer(channel, MAIN, args)).toEqual({ ok: false, code: 'INTERNAL' })
    expect(report).toHaveBeenCalledOnce()
  })

  test('keeps back an answer of another shape', async () => {
    const { answer } = bridge({ [channel]: () => ({ token: 'canary' }) })
    expect(await answer(channel, MAIN, args)).toEqual({ ok: false, code: 'INTERNAL' })
  })
})

describe('the bridge [DESKTOP-05]', () => {
  test('has few channels', () => {
    expect(channels.length).toBeLessThanOrEqual(24)
    expect(Object.keys(DESKTOP_EVENTS).length).toBeLessThanOrEqual(8)
  })

  const forMain = channels.filter((channel) => !REQUESTS[channel].roles.includes('office'))

  test.each(forMain)('refuses %s to an office window', async (channel) => {
    const { answer, reached } = bridge()
    expect(await answer(channel, OFFICE, GOOD[channel][0])).toEqual({ ok: false, code: 'REFUSED' })
    expect(reached).not.toHaveBeenCalled()
  })

  test('counts bytes and not characters', async () => {
    const { answer, reached } = bridge()
    const stack = 'ệ'.repeat(MAX_ARGUMENT_BYTES / 3)
    expect(await answer('logs.report', MAIN, [{ message: 'm', stack }])).toEqual({ ok: false, code: 'BAD_REQUEST' })
    expect(reached).not.toHaveBeenCalled()
  })

  test("passes on a handler's own no", async () => {
    const { answer } = bridge({
      'games.open': () => {
        throw new Refusal('TOO_MANY')
      },
    })
    expect(await answer('games.open', MAIN, [game])).toEqual({ ok: false, code: 'TOO_MANY' })
  })
})
