import type { DesktopSettings, ProxySetting } from '@portico/contract/desktop/shapes'
import { describe, expect, test } from 'vitest'
import { FIRST_SETTINGS } from './profile/slices.ts'
import { createSettingsWriter } from './settings.ts'

const MANUAL: ProxySetting = { mode: 'manual', server: 'http://proxy.example:8080', bypass: '' }

const setUp = (yes: boolean, first: DesktopSettings = FIRST_SETTINGS) => {
  let value: DesktopSettings = first
  const did: string[] = []
  const questions: string[] = []
  const write = createSettingsWriter({
    settings: { read: () => value, write: (next) => void (value = next) },
    changed: () => void did.push('changed'),
    proxy: { use: async ({ mode }) => void did.push(`use ${mode}`) },
    proxyAuth: { forget: () => void did.push('forget') },
    confirm: async ({ message }) => {
      questions.push(message)
      return yes
    },
    language: () => 'en',
  })
  return { write, did, questions, value: () => value }
}

describe('the settings of the client', () => {
  test('are written without a question while the proxy stays [DESKTOP-07]', async () => {
    const { write, did, questions, value } = setUp(false)
    await write('office', { ...FIRST_SETTINGS, notifications: false })
    expect([value().notifications, did, questions]).toEqual([false, ['changed'], []])
  })

  test('hand the traffic to another proxy only when the person says so, outside of the page [DESKTOP-05]', async () => {
    const { write, did, questions, value } = setUp(true)
    await write('main', { ...FIRST_SETTINGS, proxy: MANUAL })
    expect(questions).toEqual(['Send all traffic through http://proxy.example:8080?'])
    expect([value().proxy, did]).toEqual([MANUAL, ['changed', 'forget', 'use manual']])
    await write('main', FIRST_SETTINGS)
    expect(questions).toHaveLength(1)
  })

  test('take a PAC file over TLS or from this machine, never over plain http, and leave one that was set before', async () => {
    const { write, value, questions } = setUp(true)
    for (const url of ['http://proxy.example/p.pac', 'http://localhost.evil.example/p.pac', 'http://127.0.0.1@evil.example/p.pac'])
      await expect(write('main', { ...FIRST_SETTINGS, proxy: { mode: 'pac', url } })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect([value(), questions]).toEqual([FIRST_SETTINGS, []])
    for (const url of ['https://proxy.example/p.pac', 'http://127.0.0.1:7890/p.pac']) {
      await write('main', { ...FIRST_SETTINGS, proxy: { mode: 'pac', url } })
      expect(value().proxy).toEqual({ mode: 'pac', url })
    }
    const before: DesktopSettings = { ...FIRST_SETTINGS, proxy: { mode: 'pac', url: 'http://proxy.example/p.pac' } }
    const old = setUp(false, before)
    await old.write('office', { ...before, notifications: false })
    expect(old.value()).toEqual({ ...before, notifications: false })
  })

  test.each<ProxySetting>([MANUAL, { mode: 'pac', url: 'https://proxy.example/p.pac' }, { mode: 'direct' }])(
    'stay as they are where the person says no, or an office window asks: %j [DESKTOP-05]',
    async (proxy) => {
      const no = setUp(false)
      await expect(no.write('main', { ...FIRST_SETTINGS, proxy })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
      const office = setUp(true)
      await expect(office.write('office', { ...FIRST_SETTINGS, proxy })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
      expect([no.did, no.value(), office.did, office.questions]).toEqual([[], FIRST_SETTINGS, [], []])
    },
  )
})
