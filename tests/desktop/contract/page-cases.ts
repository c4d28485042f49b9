import { deepEqual, equal } from 'node:assert/strict'
import { BrowserWindow } from 'electron'
import { aMoment, type Case, openWindow, until } from './surroundings.ts'

const start = async (): Promise<BrowserWindow> => {
  const window = openWindow()
  await window.loadURL('app://portico/start')
  return window
}

export const pageCases: readonly Case[] = [
  [
    'app:// is answered by our handler, with method, body, status and headers',
    async ({ recorded }) => {
      const window = await start()
      const code = `fetch('/text', { method: 'POST', body: 'gửi' }).then(async (r) => [r.status, r.headers.get('x-own'), await r.text()])`
      deepEqual(await window.webContents.executeJavaScript(code), [201, 'yes', 'answer'])
      // A browser may ask for the page's icon in between.
      const posts = recorded.requests.filter(({ url }) => url === 'app://portico/text')
      deepEqual(posts, [{ method: 'POST', url: 'app://portico/text', body: 'gửi' }])
    },
  ],
  [
    'the policy in our header holds: no script of the page’s own',
    async () => {
      const window = await start()
      const code = `document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.inline = 1' })); typeof window.inline`
      equal(await window.webContents.executeJavaScript(code), 'undefined')
    },
  ],
  [
    'a page is secure and may store things',
    async () => {
      const window = await start()
      equal(
        await window.webContents.executeJavaScript(`localStorage.setItem('a', '1'); window.isSecureContext && localStorage.getItem('a')`),
        '1',
      )
    },
  ],
  [
    'leaving by a link or by script is called off and the page stays',
    async ({ recorded }) => {
      const window = await start()
      await window.webContents.executeJavaScript(`location.href = 'https://away.example/script'; null`)
      await until(() => recorded.refused.some(({ url }) => url === 'https://away.example/script'))
      await aMoment()
      equal(window.webContents.getURL(), 'app://portico/start')
      equal(await window.webContents.executeJavaScript('document.title'), 'Contract')
    },
  ],
  [
    'a redirect to elsewhere is called off',
    async ({ recorded }) => {
      const window = await start()
      await window.webContents.executeJavaScript(`location.href = '/away'; null`)
      await until(() => recorded.refused.some(({ url }) => url === 'https://away.example/'))
      await aMoment()
      equal(window.webContents.getURL(), 'app://portico/start')
    },
  ],
  [
    'a frame that leaves is judged as well',
    async ({ recorded }) => {
      const window = await start()
      await window.webContents.executeJavaScript(`document.querySelector('iframe').src = 'https://away.example/frame'; null`)
      await until(() => recorded.refused.some(({ url }) => url === 'https://away.example/frame'))
    },
  ],
  [
    'no window of the page’s own is opened, by script or by link',
    async ({ recorded }) => {
      const window = await start()
      const count = BrowserWindow.getAllWindows().length
      await window.webContents.executeJavaScript(`window.open('https://away.example/popup'); null`, true)
      await aMoment()
      const link = `const a = Object.assign(document.createElement('a'), { href: 'https://away.example/blank', target: '_blank' }); document.body.append(a); a.click(); null`
      await window.webContents.executeJavaScript(link, true)
      await until(() => recorded.refused.filter(({ how }) => how === 'popup').length === 2)
      await aMoment()
      equal(BrowserWindow.getAllWindows().length, count)
    },
  ],
  [
    'permissions that nobody granted are denied in the page',
    async () => {
      const window = await start()
      const code = `Promise.all(['geolocation', 'notifications', 'midi'].map((name) => navigator.permissions.query({ name }).then((p) => p.state)))`
      const states = (await window.webContents.executeJavaScript(code)) as string[]
      equal(states.includes('granted'), false)
    },
  ],
  [
    'a page that crashes is told of and comes back by a reload',
    async () => {
      const window = await start()
      const crash = new Promise<void>((resolve) => void window.webContents.once('render-process-gone', () => resolve()))
      window.webContents.forcefullyCrashRenderer()
      await crash
      equal(window.webContents.isCrashed(), true)
      const back = new Promise<void>((resolve) => void window.webContents.once('did-finish-load', () => resolve()))
      window.webContents.reload()
      await back
      equal(window.webContents.isCrashed(), false)
      equal(await window.webContents.executeJavaScript('document.title'), 'Contract')
    },
  ],
]
