import { join } from 'node:path'
import type { DesktopEvent, DesktopEventName } from '@portico/contract/desktop/channels'
import type { ClientConfig } from '@portico/contract/desktop/brand'
import { app, BrowserWindow, session } from 'electron'
import { createInstallBlocker } from './install-blocker.ts'
import { openConnections } from './connections.electron.ts'
import { aboutClient, copyText, systemFacts } from './diagnostics/diagnostics.electron.ts'
import { createDiagnostics } from './diagnostics/diagnostics.ts'
import { serveAppScheme } from './gateway/app-scheme.electron.ts'
import { createKeepAlive } from './gateway/keep-alive.ts'
import type { SessionEnd } from './gateway/session.ts'
import { serveBridge, tell } from './ipc/ipc.electron.ts'
import { createLifetime } from './lifetime.electron.ts'
import type { Links } from './links/links.ts'
import { officeLinks } from './links/office-links.ts'
import { setStartAtLogin } from './login-item.electron.ts'
import type { Logs } from './logs/logs.ts'
import type { Redactor } from './logs/redact.ts'
import { openMemory } from './memory.electron.ts'
import { announcer, type Clock, observable, type RandomSource } from './ports.ts'
import { isBusy } from './presence/busy.electron.ts'
import type { TrayItem } from './presence/view.ts'
import { requestHandlers } from './requests.ts'
import { openScreens } from './screens.electron.ts'
import { createSessionEnding } from './session-end.ts'
import { createSettingsWriter } from './settings.ts'
import { trayChoices } from './tray-choices.ts'
import { electronUpdates } from './updates/updates.electron.ts'
import { crashPage, crashPagePolicy } from './windows/crash-page.ts'
import type { PagePolicies } from './windows/page-policy.ts'
import { grantPermissions } from './windows/permissions.electron.ts'
import { shellPermissions } from './windows/permissions.ts'
import { openSoon } from './vault/open-soon.ts'
import { confirm, openExternal } from './windows/shell.electron.ts'

interface Deps {
  readonly client: ClientConfig
  readonly development: boolean
  /** Origins of gateways on this machine, in a development build; undefined: those of the signed list. */
  readonly gateways: readonly string[] | undefined
  /** Holds main/, renderer/, preload.cjs and icons/. */
  readonly folder: string
  readonly clock: Clock
  readonly random: RandomSource
  readonly logs: Logs
  readonly redactor: Redactor
  readonly links: Links
  readonly policies: PagePolicies
}

/** Builds every part and wires them; call once the app is ready. Answers when windows may be opened. */
export const startClient = async (deps: Deps) => {
  const { client, development, gateways, folder, clock, random, logs, redactor, links, policies } = deps
  const shell = session.defaultSession
  const log = logs.of('client')
  const memory = openMemory({ clock, logs })
  const { settings, vault } = memory
  const opened = openSoon(vault.open, clock)
  const language = observable(client.languages[0]?.tag ?? 'en')
  const installing = observable(false)
  const sessionEnds = announcer<SessionEnd>()
  const chosen = announcer<TrayItem>()
  const leaving = announcer<void>()
  const lifetime = createLifetime({ stays: () => settings.read().closeToTray, activate: () => links.go(null), leaving: leaving.say })

  const { proxy, proxyAuth, gateway, lines, events } = await openConnections({
    client,
    gateways,
    shell,
    memory,
    clock,
    random,
    logs,
    root: join(folder, 'renderer'),
    pages: { '/crashed.html': () => ({ html: crashPage(language.get(), client.name), policy: crashPagePolicy() }) },
    ended: sessionEnds.say,
  })
  const { registry, windows, games, screen, presence } = openScreens({
    client,
    development,
    folder,
    memory,
    links,
    policies,
    clock,
    logs,
    active: lines.active,
    proxy,
    lifetime,
    language,
    installing: installing.get,
    chosen: chosen.say,
  })
  const focused = (): number | undefined => BrowserWindow.getFocusedWindow()?.webContents.id
  const ending = createSessionEnding({ leave: gateway.session.leave, games, windows, ranOut: presence.ranOut, focused })
  sessionEnds.on(ending.over)
  leaving.on(windows.remember)
  chosen.on(
    trayChoices({ links, showOffice: windows.showOffice, endSession: ending.endFrom, ask: gateway.ask, log, quit: () => app.quit() }),
  )
  const keepAlive = createKeepAlive({
    calls: gateway,
    clock,
    log,
    hasSession: () => vault.token() !== undefined,
    busy: () => isBusy({ games, registry }),
  })
  serveAppScheme(shell, gateway.handle)
  grantPermissions(shell, shellPermissions, logs.of('permissions'))

  const updates = electronUpdates({
    clock,
    random,
    log: logs.of('updates'),
    memory: memory.updates,
    installBlocker: createInstallBlocker(games.list, gateway.unsettled),
    client,
    development,
    proxy,
    proxyAuth,
    quitting: lifetime.quitting,
  })
  updates.state.on(({ kind }) => installing.set(kind === 'installing'))
  lifetime.onEnd(() => {
    for (const part of [keepAlive, events, updates, gateway, presence]) part.stop()
    screen.close()
    vault.close()
    logs.close()
  })
  const diagnostics = createDiagnostics({
    facts: {
      ...systemFacts(shell),
      ...gateway.domains,
      active: lines.active,
      probe: gateway.probe,
      session: vault.session().get,
      socket: events.state.get,
      keyStore: memory.keys.backend,
      proxy: () => settings.read().proxy,
      routes: proxy.routes,
      update: updates.state.get,
    },
    clock,
    redactor,
    tail: logs.tail,
    about: aboutClient(client.name, client.version),
    copy: copyText,
  })

  const tellAll = <N extends DesktopEventName>(name: N, event: DesktopEvent<N>): void =>
    registry.ids().forEach((id) => tell(id, name, event))
  const tellMain = <N extends DesktopEventName>(name: N, event: DesktopEvent<N>): void =>
    registry.ids('main').forEach((id) => tell(id, name, event))
  vault.session().on((state) => tellAll('session.changed', state))
  lines.state.on((state) => tellAll('line.changed', state))
  updates.state.on((state) => tellAll('update.changed', state))
  games.list.on((list) => tellAll('games.changed', [...list]))
  proxyAuth.asking.on((question) => tellMain('proxy.login', question))

  const handlers = requestHandlers({
    opened,
    version: client.version,
    roleOf: registry.roleOf,
    vault,
    connections: { events, lines, proxyAuth },
    endSession: ending.endFrom,
    games,
    windows,
    updates,
    links,
    settings,
    writeSettings: createSettingsWriter({
      settings,
      changed: (next) => {
        tellAll('settings.changed', next)
        setStartAtLogin(next.startAtLogin, process.platform)
        presence.settingsChanged()
      },
      proxy,
      proxyAuth,
      confirm,
      language: language.get,
    }),
    diagnostics,
    presence,
    openExternal,
    copy: copyText,
    rendererLog: logs.of('renderer'),
  })
  const bridgeLog = logs.of('bridge')
  serveBridge(handlers, { roleOf: registry.roleOf, report: (what, detail) => bridgeLog.warn(what, detail) })

  return {
    windows,
    tellMain,
    ...officeLinks({
      showOffice: windows.showOffice,
      showMain: () => windows.showMain(),
      openOffice: windows.openOffice,
      tell: (office, path) => tell(office, 'link.opened', path),
      tellAll: (path) => tellAll('link.opened', path),
    }),
    /** Opens the windows of a start: the player's, in the tray where `visible` is false, and those of the office that were left open. */
    openFirst: (visible: boolean) => {
      windows.showMain(visible)
      if (!visible || !settings.read().restoreWindows) return
      void opened.then(() => {
        if (vault.session().get().held) windows.restore()
      })
    },
    anyWindow: () => registry.ids().length > 0,
    /** What must never be written down, at this moment. */
    secrets: () => [vault.token(), vault.remember(), vault.left(), vault.device()],
    /** Begins what may wait until the first window is on its way. */
    settle: () => {
      gateway.start()
      updates.start()
      keepAlive.start()
    },
  }
}

export type Client = Awaited<ReturnType<typeof startClient>>
