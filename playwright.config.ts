import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { installedBrowser, launchArgs } from './scripts/lib/browser.ts'
import { EVERY, WALKS } from './tests/e2e/support/sets.ts'

const env = process.env
// Workers read this file again; the first reading decides for all.
env.PORTICO_E2E_DATA ??= join(tmpdir(), `portico-e2e-${process.pid}`)
env.PORTICO_E2E_PORT ??= '5240'

const inClient = Boolean(env.PORTICO_E2E_CLIENT)
const DEEP = /@deep/
const address = `http://127.0.0.1:${env.PORTICO_E2E_PORT}`
const executablePath = installedBrowser()

/**
 * By themselves all but the long passes run, of the files that are named. `npm test` runs the set `walks`, `npm run test:deep` the `rest`
 * and in the desktop client what is tagged for it: see tests/e2e/support/client-page.ts.
 */
const chosen = (): Pick<PlaywrightTestConfig, 'projects' | 'grep' | 'grepInvert' | 'testMatch'> => {
  if (inClient) return { testMatch: EVERY, grep: /@client/, grepInvert: DEEP }
  if (env.PORTICO_E2E_SET === 'walks') return { testMatch: WALKS, grepInvert: DEEP }
  if (env.PORTICO_E2E_SET === 'rest')
    return {
      projects: [
        { name: 'rest', testMatch: EVERY, testIgnore: WALKS },
        { name: 'long', testMatch: WALKS, grep: DEEP },
      ],
    }
  return env.PORTICO_E2E_DEEP ? { testMatch: EVERY, grep: DEEP } : { testMatch: EVERY, grepInvert: DEEP }
}

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/e2e/support/log-in-operator.ts',
  outputDir: 'test-results',
  // Long passes mostly wait for draws, and of the others some always do; a client is a program and a browser of its own.
  workers: env.PORTICO_E2E_SET === 'rest' ? 4 : inClient ? 2 : 3,
  ...chosen(),
  // Wide enough for a machine with other work; what passes waits for none of it.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // What passes only when tried again is named at the end of `.ci/run`.
  retries: env.CI ? 2 : 0,
  reporter: 'list',
  forbidOnly: Boolean(env.CI),
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    colorScheme: 'dark',
    // Slides and marquees that nobody looks at keep a machine without a graphics card busy.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A page lives for seconds, in which compiling it to be quick costs more than it saves.
    launchOptions: {
      args: [...launchArgs, '--js-flags=--no-opt --no-maglev --single-threaded'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  webServer: {
    command: `"${process.execPath}" packages/demo/main.ts`,
    url: `${address}/readyz`,
    timeout: 300_000,
    // With it set, the tests run against the gateway that already listens on PORTICO_E2E_PORT.
    reuseExistingServer: Boolean(env.PORTICO_E2E_REUSE),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: env.PORTICO_E2E_PORT,
      HOST: '127.0.0.1',
      DATA_DIR: env.PORTICO_E2E_DATA,
      DEMO: 'true',
      // Its games have tests and a gateway of their own.
      STUDIO: 'false',
      LOG_LEVEL: 'warn',
      // Every test comes from one address.
      RATE_ALL: '1000000',
      RATE_LOGIN: '1000',
      RATE_REGISTER: '1000',
      RATE_CAPTCHA: '1000',
    },
  },
})
