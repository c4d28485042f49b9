import { deepEqual, equal, match, rejects, throws } from 'node:assert/strict'
import { app, BrowserWindow, session, webContents } from 'electron'
import { type Case, openWindow, until } from './surroundings.ts'

const order = (window: BrowserWindow): string[] => {
  const events: string[] = []
  for (const event of ['close', 'closed']) window.on(event as 'closed', () => void events.push(event))
  window.webContents.on('destroyed', () => void events.push('destroyed'))
  return events
}

export const windowCases: readonly Case[] = [
  [
    'a window is told of when its contents are: contents first',
    async () => {
      const events: string[] = []
      app.once('web-contents-created', (_event, contents) => void events.push(`contents ${contents.id}`))
      app.once('browser-window-created', (_event, window) => void events.push(`window ${window.webContents.id}`))
      const { id } = openWindow().webContents
      deepEqual(events, [`contents ${id}`, `window ${id}`])
    },
  ],
  [
    'closing may be called off, and else ends contents and window in this order',
    async () => {
      const window = openWindow()
      const events = order(window)
      window.once('close', (event) => event.preventDefault())
      window.close()
      await new Promise((resolve) => setTimeout(resolve, 50))
      equal(window.isDestroyed(), false)
      window.close()
      await until(() => window.isDestroyed())
      deepEqual(events, ['close', 'close', 'destroyed', 'closed'])
    },
  ],
  [
    'destroying asks nobody',
    async () => {
      const window = openWindow()
      const events = order(window)
      window.destroy()
      await until(() => events.includes('closed'))
      equal(events.includes('close'), false)
      throws(() => window.getTitle(), /Object has been destroyed/)
    },
  ],
  [
    'a window and its contents are found by their ids and gone afterwards',
    async () => {
      const window = openWindow()
      const { id } = window.webContents
      equal(webContents.fromId(id) === window.webContents, true)
      equal(BrowserWindow.fromWebContents(window.webContents) === window, true)
      const count = BrowserWindow.getAllWindows().length
      window.destroy()
      await until(() => BrowserWindow.getAllWindows().length === count - 1)
      equal(webContents.fromId(id) ?? undefined, undefined)
    },
  ],
  [
    'loading tells its end, and the window is ready to be shown',
    async () => {
      const window = openWindow()
      const events: string[] = []
      for (const event of ['did-navigate', 'dom-ready', 'did-finish-load'] as const)
        window.webContents.on(event as 'dom-ready', () => void events.push(event))
      const ready = new Promise<void>((resolve) => void window.once('ready-to-show', () => resolve()))
      await window.loadURL('app://portico/start')
      await ready
      deepEqual(events, ['did-navigate', 'dom-ready', 'did-finish-load'])
      equal(window.webContents.getURL(), 'app://portico/start')
    },
  ],
  [
    'a load that fails rejects with Chromium’s name for it and is told of',
    async () => {
      const window = openWindow()
      const failed = new Promise<string>((resolve) => void window.webContents.once('did-fail-load', (_event, _code, name) => resolve(name)))
      await rejects(window.loadURL('http://127.0.0.1:9/'), /ERR_(CONNECTION_REFUSED|UNSAFE_PORT)/)
      match(await failed, /^ERR_(CONNECTION_REFUSED|UNSAFE_PORT)$/)
    },
  ],
  [
    'the title follows the page unless a listener says no',
    async () => {
      const follows = openWindow()
      await follows.loadURL('app://portico/')
      await until(() => follows.getTitle() === 'Contract')
      const ours = openWindow()
      ours.setTitle('Ours')
      const titleChange = new Promise<void>((resolve) => {
        ours.on('page-title-updated', (event) => {
          event.preventDefault()
          resolve()
        })
      })
      await ours.loadURL('app://portico/')
      await titleChange
      equal(ours.getTitle(), 'Ours')
    },
  ],
  [
    'bounds are kept while a window is maximized',
    async () => {
      const window = openWindow()
      window.setBounds({ x: 40, y: 50, width: 700, height: 600 })
      equal(window.getNormalBounds().width, 700)
      equal(window.isMaximized(), false)
    },
  ],
  [
    'partitions in memory share nothing with each other',
    async () => {
      const [one, two] = [session.fromPartition('contract-1'), session.fromPartition('contract-2')]
      equal(one === session.fromPartition('contract-1'), true)
      equal(one === two, false)
      equal(one.isPersistent(), false)
      equal(session.defaultSession.isPersistent(), true)
    },
  ],
]
