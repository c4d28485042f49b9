import { join } from 'node:path'
import { app } from 'electron'
import { client, development } from 'virtual:client'
import { type Client, startClient } from './client.electron.ts'
import { declareAppScheme } from './gateway/app-scheme.electron.ts'
import { claimInstance } from './instance/instance.electron.ts'
import { receiveLinks } from './links/links.electron.ts'
import { createLinks } from './links/links.ts'
import { wasStartedAtLogin } from './login-item.electron.ts'
import { openLogs, openRedactor, watchProcesses } from './logs/logs.electron.ts'
import { strangeSwitches } from './switches.ts'
import { systemClock as clock } from './system.ts'
import { tellFailedStart } from './start-failure.electron.ts'
import { plainUserAgent } from './user-agent.ts'
import { createPagePolicies } from './windows/page-policy.ts'
import { guardEverything } from './windows/web-contents.electron.ts'

/** A release build takes no settings from outside; a development build has gateways on this machine and a profile of its own. */
const environment = development
  ? { gateways: (process.env.PORTICO_GATEWAY ?? 'http://127.0.0.1:8080').split(','), profile: process.env.PORTICO_PROFILE }
  : { gateways: undefined, profile: undefined }

/** Sets up what must stand before the app is ready, and starts the client when it is. */
const begin = (): void => {
  if (environment.profile) app.setPath('userData', environment.profile)
  // Chromium would write the keys of every connection there.
  if (!development) delete process.env.SSLKEYLOGFILE
  app.userAgentFallback = plainUserAgent(app.userAgentFallback)
  declareAppScheme()
  app.enableSandbox()

  let running: Client | undefined
  const redactor = openRedactor(() => running?.secrets() ?? [])
  const logs = openLogs(clock, redactor)
  const links = createLinks({
    scheme: client.linkScheme,
    log: logs.of('links'),
    showMain: () => running?.windows.showMain(),
    tellMain: (path) => running?.tellMain('link.opened', path),
    openOffice: (path) => running?.openOffice(path),
    returnToOffice: (path) => running?.returnToOffice(path),
  })
  const { argv, execPath, platform } = process
  const log = logs.of('client')
  const strange = development ? [] : strangeSwitches(argv.slice(1), platform)
  if (strange.length > 0) {
    log.error('Started with switches that a release does not take', { strange })
    app.exit(1)
    return
  }
  const openLink = (link: string | null): void => (link === null ? links.go(null) : links.open(link))
  if (!claimInstance({ scheme: client.linkScheme, argv, openLink })) {
    app.quit()
    return
  }
  watchProcesses(log)
  const policies = createPagePolicies()
  guardEverything({ policies, log: logs.of('pages') })
  receiveLinks({ links, scheme: client.linkScheme, argv, packaged: app.isPackaged, execPath })

  const start = async (): Promise<void> => {
    await app.whenReady()
    const folder = join(import.meta.dirname, '..')
    running = await startClient({
      client,
      development,
      gateways: environment.gateways,
      folder,
      clock,
      random: Math.random,
      logs,
      redactor,
      links,
      policies,
    })
    links.started()
    if (!running.anyWindow()) running.openFirst(!wasStartedAtLogin(argv, platform))
    running.settle()
  }
  start().catch((error: unknown) => {
    log.error('The client could not start', { error })
    tellFailedStart(client)
    app.exit(1)
  })
}

begin()
