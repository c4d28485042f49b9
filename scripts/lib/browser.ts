import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { install, mayInstall } from './apt.ts'
import { bin } from './root.ts'
import { run } from './run.ts'

/** What a browser is started with. Root, as in a container, has no sandbox to use; the rest keeps it off the network. */
export const launchArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // One process less that each frame passes through.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The shell without windows of its own comes first: the same engine for a third less of the machine. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe']
const WINDOWS = 'Google\\Chrome\\Application\\chrome.exe'

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const candidates = (env: NodeJS.ProcessEnv): string[] => [
  ...(env.PATH ?? '').split(delimiter).flatMap((folder) => (folder ? NAMES.map((name) => join(folder, name)) : [])),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) => (folder ? [join(folder, WINDOWS)] : [])),
]

/**
 * A browser that is already here: the one `PORTICO_CHROMIUM` or `CHROME_BIN` names, an installed Chromium or Chrome,
 * or Playwright's own. Undefined when there is none.
 * @throws Error when the environment names a program that is not there.
 */
export const installedBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const named = env.PORTICO_CHROMIUM || env.CHROME_BIN
  if (named) {
    if (!isProgram(named)) throw new Error(`PORTICO_CHROMIUM or CHROME_BIN names ${named}, which is no program`)
    return named
  }
  const own = chromium.executablePath()
  return candidates(env).find(isProgram) ?? (existsSync(own) ? own : undefined)
}

/**
 * Finds a browser, or gets one: Playwright's download, else Debian's package when this may install it. Says what it does.
 * @throws Error telling what to do when none can be had.
 */
export const ensureBrowser = async (): Promise<string> => {
  const here = installedBrowser()
  if (here) {
    console.log(`Browser: ${here}`)
    return here
  }
  console.log("No Chromium or Chrome found; trying Playwright's download ...")
  const download = await run(bin('playwright'), ['install', 'chromium'], { env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' } })
  if (download.code !== 0) {
    console.log("Playwright's download did not work here.")
    if (mayInstall() && !(await install('chromium-headless-shell'))) await install('chromium')
  }
  const got = installedBrowser()
  if (!got) {
    throw new Error('No browser: install Chromium or Chrome, or name one in PORTICO_CHROMIUM (Debian: apt-get install chromium)')
  }
  console.log(`Browser: ${got}`)
  return got
}
