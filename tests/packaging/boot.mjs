// node --import tests/desktop/hooks.mjs tests/packaging/boot.mjs <app folder>: starts a packed client's main on the fake
// electron, waits for its first window, and prints as JSON what it set up.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElectron, newMachine } from '../desktop/fake/index.ts'

const TIMEOUT_MS = 20_000

const [appPath = ''] = process.argv.slice(2)
const { productName: name, version, main } = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8'))
const run = createElectron(newMachine({ appPath, packaged: true, name, version, userData: `${appPath}-profile` }))
globalThis[Symbol.for('portico.electron')] = run

await import(pathToFileURL(join(appPath, main)).href)
run.becomeReady()

const until = performance.now() + TIMEOUT_MS
while (run.windows().length === 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10))

const windows = run.windows().map(({ options, driver }) => ({
  preferences: { ...options.webPreferences, session: undefined },
  url: driver.contents.getURL(),
}))
const page = windows[0]
  ? await run.sessions
      .stateOf('')
      .session.fetch('app://portico/')
      .then((reply) => reply.text())
  : ''
const booted = { windows, page, channels: run.channels(), listening: run.electron.ipcMain.eventNames(), schemes: run.privileged }
process.stdout.write(JSON.stringify(booted), () => process.exit())
