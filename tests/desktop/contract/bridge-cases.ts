import { deepEqual, equal, throws } from 'node:assert/strict'
import { REQUESTS } from '@portico/contract/desktop/channels'
import { ipcMain } from 'electron'
import { tell } from '../../../main/ipc/ipc.electron.ts'
import { type Case, openWindow, until } from './surroundings.ts'

const ask = (key: string, channel: string, ...args: unknown[]): string =>
  `window[${JSON.stringify(key)}].ask[${JSON.stringify(channel)}](...${JSON.stringify(args)})`

export const bridgeCases: readonly Case[] = [
  [
    'the preload shows one frozen object with a function for each channel',
    async ({ key, preload }) => {
      const window = openWindow(preload)
      await window.loadURL('app://portico/')
      const names = await window.webContents.executeJavaScript(`Object.keys(window[${JSON.stringify(key)}].ask)`)
      deepEqual(names, Object.keys(REQUESTS))
      const frozen = `[window[${JSON.stringify(key)}], window[${JSON.stringify(key)}].ask].every(Object.isFrozen)`
      equal(await window.webContents.executeJavaScript(frozen), true)
    },
  ],
  [
    'the page sees nothing else of Electron or Node',
    async ({ preload }) => {
      const window = openWindow(preload)
      await window.loadURL('app://portico/')
      const seen = `['require', 'process', 'module', 'ipcRenderer', 'electron', 'Buffer'].filter((name) => name in window)`
      deepEqual(await window.webContents.executeJavaScript(seen), [])
    },
  ],
  [
    'a request comes with its sender’s contents and top frame, and is answered',
    async ({ recorded, key, preload }) => {
      const window = openWindow(preload)
      await window.loadURL('app://portico/')
      const answered = await window.webContents.executeJavaScript(ask(key, 'events.follow'))
      deepEqual(answered, { ok: true, value: 'greeting' })
      deepEqual(recorded.ipc.at(-1), { channel: 'events.follow', sender: window.webContents.id })
    },
  ],
  [
    'a window without a role is refused',
    async ({ recorded, key, preload, setStranger }) => {
      const window = openWindow(preload)
      setStranger(window.webContents.id)
      await window.loadURL('app://portico/')
      const before = recorded.ipc.length
      deepEqual(await window.webContents.executeJavaScript(ask(key, 'session.end')), { ok: false, code: 'REFUSED' })
      equal(recorded.ipc.length, before)
    },
  ],
  [
    'a page elsewhere is refused although it has the preload',
    async ({ recorded, key, preload }) => {
      const window = openWindow(preload)
      await window.loadURL('data:text/html,<title>elsewhere</title>')
      const before = recorded.ipc.length
      deepEqual(await window.webContents.executeJavaScript(ask(key, 'session.end')), { ok: false, code: 'REFUSED' })
      equal(recorded.ipc.length, before)
    },
  ],
  [
    'wrong arguments are refused',
    async ({ key, preload }) => {
      const window = openWindow(preload)
      await window.loadURL('app://portico/')
      const answered = await window.webContents.executeJavaScript(ask(key, 'games.close', 5, 6))
      deepEqual(answered, { ok: false, code: 'BAD_REQUEST' })
    },
  ],
  [
    'what main tells reaches the listener until it stops listening',
    async ({ key, preload }) => {
      const window = openWindow(preload)
      await window.loadURL('app://portico/')
      const { id } = window.webContents
      const on = `window[${JSON.stringify(key)}].on['link.opened']`
      await window.webContents.executeJavaScript(`window.told = []; window.stop = ${on}((path) => window.told.push(path)); null`)
      tell(id, 'link.opened', '/one')
      await until(async () => (await window.webContents.executeJavaScript('window.told.length')) === 1)
      await window.webContents.executeJavaScript('window.stop(); null')
      tell(id, 'link.opened', '/two')
      tell(id, 'session.changed', { held: true, vault: 'ready' })
      deepEqual(await window.webContents.executeJavaScript('window.told'), ['/one'])
      throws(() => tell(id, 'link.opened', 'no path'))
    },
  ],
  [
    'telling a window that has gone does nothing',
    async () => {
      const window = openWindow()
      const { id } = window.webContents
      window.destroy()
      tell(id, 'link.opened', '/late')
    },
  ],
  [
    'a channel has one handler',
    async () => {
      throws(() => ipcMain.handle('session.end', () => null), /second handler/)
    },
  ],
]
