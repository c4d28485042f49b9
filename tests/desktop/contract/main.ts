import { BRIDGE_KEY } from '@portico/contract/desktop/names'
import { app, type BrowserWindow, ipcMain, session } from 'electron'
import { writeFileSync } from 'node:fs'
import { declareAppScheme, serveAppScheme } from '../../../main/gateway/app-scheme.electron.ts'
import { createAnswer, type RequestHandlers } from '../../../main/ipc/answer.ts'
import { registerRequests } from '../../../main/ipc/ipc.electron.ts'
import type { Log } from '../../../main/ports.ts'
import { createPagePolicies, shellPolicy } from '../../../main/windows/page-policy.ts'
import { guardEverything } from '../../../main/windows/web-contents.electron.ts'
import { bridgeCases } from './bridge-cases.ts'
import { nativeCases } from './native-cases.ts'
import { networkCases } from './network-cases.ts'
import { pageCases } from './page-cases.ts'
import type { Case, Surroundings } from './surroundings.ts'
import { windowCases } from './window-cases.ts'

/**
 * A main process of its own: our adapters over whatever `electron` is, each case told as passed or with its error in the
 * file that PORTICO_CONTRACT names. The same file runs under the fake and in a real Electron.
 */
const quiet: Log = { info: () => {}, warn: () => {}, error: () => {} }
const recorded: Surroundings['recorded'] = { ipc: [], refused: [], requests: [] }
const policies = createPagePolicies()
const windows = new Set<BrowserWindow>()

app.enableSandbox()
declareAppScheme()
guardEverything({ policies, log: quiet })
app.on('window-all-closed', () => {})
app.on('browser-window-created', (_event, window) => {
  windows.add(window)
  policies.set(window.webContents.id, {
    ...shellPolicy(() => {}),
    refused: (url, how) => void recorded.refused.push({ url, how }),
  })
  window.on('closed', () => windows.delete(window))
})

const handlers = new Proxy({} as RequestHandlers, {
  get: (_, channel: string) => (sender: number) => {
    recorded.ipc.push({ channel, sender })
    return channel === 'events.follow' ? 'greeting' : null
  },
})

const page = (body: string): Response =>
  new Response(`<!doctype html><title>Contract</title><body>${body}`, {
    headers: {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'; script-src 'self'; frame-src data: https://away.example",
    },
  })

await app.whenReady()
serveAppScheme(session.defaultSession, async (request) => {
  const url = new URL(request.url)
  recorded.requests.push({ method: request.method, url: request.url, body: await request.text() })
  if (url.pathname === '/away') return new Response(null, { status: 302, headers: { location: 'https://away.example/' } })
  if (url.pathname === '/text') return new Response('answer', { status: 201, headers: { 'x-own': 'yes' } })
  return page(`${url.pathname}<iframe src="data:text/html,framed"></iframe>`)
})
const answer = createAnswer({ handlers, roleOf: (id) => (id === surroundings.stranger() ? undefined : 'main'), report: () => {} })
registerRequests(ipcMain, answer)

let stranger = -1
const surroundings: Surroundings = {
  recorded,
  log: quiet,
  preload: process.env.PORTICO_CONTRACT_PRELOAD ?? '',
  key: BRIDGE_KEY,
  stranger: () => stranger,
  setStranger: (id) => {
    stranger = id
  },
}

const results: { name: string; error: string | null }[] = []
const run = async ([name, check]: Case): Promise<void> => {
  const late = new Promise<never>((_, reject) => setTimeout(reject, 15_000, new Error('took too long')).unref())
  const error = await Promise.race([check(surroundings), late]).then(
    () => null,
    (reason: Error) => reason.stack ?? String(reason),
  )
  results.push({ name, error })
  for (const window of windows) window.destroy()
}
for (const each of [...windowCases, ...bridgeCases, ...pageCases, ...networkCases, ...nativeCases]) await run(each)
writeFileSync(process.env.PORTICO_CONTRACT ?? '', JSON.stringify(results))
app.exit(0)
