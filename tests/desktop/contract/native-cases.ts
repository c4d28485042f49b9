import { equal } from 'node:assert/strict'
import { app, clipboard, session } from 'electron'
import { systemFacts } from '../../../main/diagnostics/diagnostics.electron.ts'
import { openJsonFile } from '../../../main/profile/json-file.electron.ts'
import { systemKeys } from '../../../main/vault/vault.electron.ts'
import { setApplicationMenu } from '../../../main/windows/menu.electron.ts'
import { workAreas } from '../../../main/windows/shell.electron.ts'
import { copyText } from '../../../main/diagnostics/diagnostics.electron.ts'
import type { Case } from './surroundings.ts'

export const nativeCases: readonly Case[] = [
  [
    'what the key store seals it opens again, where there is one',
    async () => {
      const keys = systemKeys(process.platform)
      if ((await keys.state()) !== 'ready') return
      const sealed = await keys.seal('canary')
      if (sealed.kind !== 'sealed') return
      equal(Buffer.from(sealed.sealed, 'base64').includes('canary'), false)
      const opened = await keys.unseal(sealed.sealed)
      equal(opened.kind === 'opened' && opened.text, 'canary')
    },
  ],
  [
    'what was sealed elsewhere cannot be opened, and is said to be so',
    async () => {
      const keys = systemKeys(process.platform)
      if ((await keys.state()) !== 'ready') return
      equal((await keys.unseal(Buffer.from('v11 something else entirely, long enough').toString('base64'))).kind, 'undecryptable')
    },
  ],
  [
    'a file of the profile is written and read',
    async () => {
      const file = openJsonFile(app.getPath('userData'), 'contract')
      file.write({ a: { b: 1 } })
      equal(JSON.stringify(openJsonFile(app.getPath('userData'), 'contract').read()), '{"a":{"b":1}}')
    },
  ],
  [
    'a text goes to the clipboard',
    async () => {
      await copyText('copied')
      equal(await clipboard.readText(), 'copied')
    },
  ],
  [
    'names are looked up by the session',
    async () => {
      const { lookup, online } = systemFacts(session.defaultSession)
      equal(
        (await lookup('localhost')).some((address) => address === '127.0.0.1' || address === '::1'),
        true,
      )
      equal(typeof online(), 'boolean')
    },
  ],
  [
    'a proxy setting reaches a session',
    async () => {
      const own = session.fromPartition('contract-proxy')
      await own.setProxy({ mode: 'fixed_servers', proxyRules: 'http://proxy.example:8080' })
      equal(await own.resolveProxy('https://a.example/'), 'PROXY proxy.example:8080')
      await own.setProxy({ mode: 'direct' })
      equal(await own.resolveProxy('https://a.example/'), 'DIRECT')
    },
  ],
  [
    'the screens have work areas and the menu can be set',
    async () => {
      equal(workAreas()[0].width > 0, true)
      setApplicationMenu({ mac: process.platform === 'darwin', language: 'en', brand: 'Aurora', development: false })
    },
  ],
]
