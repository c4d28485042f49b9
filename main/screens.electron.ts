import { join } from 'node:path'
import type { ClientConfig } from '@portico/contract/desktop/brand'
import { brokenGamePage } from './games/broken-page.ts'
import { gameWindowMaker } from './games/games.electron.ts'
import { createGames } from './games/games.ts'
import { mayUseLoopback } from './games/launch.ts'
import { gameSessionMaker } from './games/session.electron.ts'
import type { Links } from './links/links.ts'
import type { Lifetime } from './lifetime.electron.ts'
import type { Logs } from './logs/logs.ts'
import type { Memory } from './memory.electron.ts'
import type { Clock } from './ports.ts'
import { createPresence } from './presence/presence.ts'
import { createScreen, isLooked } from './presence/screen.electron.ts'
import type { TrayItem } from './presence/view.ts'
import type { Proxy } from './proxy/proxy.ts'
import { textsOf } from './texts.ts'
import type { PagePolicies } from './windows/page-policy.ts'
import { createRegistry } from './windows/registry.ts'
import { setApplicationMenu } from './windows/menu.electron.ts'
import { confirm, openExternal, shellWindowMaker, workAreas } from './windows/shell.electron.ts'
import { createShellWindows } from './windows/shell.ts'

interface Deps {
  readonly client: ClientConfig
  readonly development: boolean
  /** Holds preload.cjs and icons/. */
  readonly folder: string
  readonly memory: Memory
  readonly links: Links
  readonly policies: PagePolicies
  readonly clock: Clock
  readonly logs: Logs
  /** Origin of the gateway in use. */
  readonly active: () => string
  readonly proxy: Proxy
  readonly lifetime: Pick<Lifetime, 'stays'>
  /** Tag of the reader's language. */
  readonly language: Parameters<typeof createPresence>[0]['language']
  /** An update is being installed. */
  readonly installing: () => boolean
  /** A row of the tray's menu was chosen. */
  readonly chosen: (item: TrayItem) => void
}

/** What a person sees of the client: its windows, the games', tray, badge and notifications. */
export const openScreens = (deps: Deps) => {
  const { client, development, folder, memory, links, policies, clock, logs, active, proxy, lifetime, language, installing, chosen } = deps
  const { platform } = process
  const mac = platform === 'darwin'
  const registry = createRegistry()
  // Linux and an unpacked client have no icon of the program's own.
  const icon = development || platform === 'linux' ? { icon: join(folder, 'icons', 'icon.png') } : {}

  const screen = createScreen({
    platform,
    appId: client.appId,
    icons: join(folder, 'icons'),
    shellIds: () => registry.ids(),
    chosen,
    clicked: links.go,
    log: logs.of('presence'),
  })
  const presence = createPresence({
    brand: client.name,
    language,
    notifiedIds: memory.notices,
    hints: memory.hints,
    session: memory.vault.session(),
    notificationsOn: () => memory.settings.read().notifications,
    quietHours: () => memory.settings.read().quietHours,
    clock,
    looking: () => isLooked(registry.ids()),
    screen,
  })
  const common = { development, clock, mac, language: language.get, ...icon }
  const placed = { policies, windowsState: memory.windows, clock, screens: workAreas }

  const windows = createShellWindows({
    ...placed,
    registry,
    log: logs.of('windows'),
    make: shellWindowMaker({ ...common, preload: join(folder, 'preload.cjs'), ground: client.ground }),
    openExternal: (url) => void openExternal(url),
    stays: lifetime.stays,
    rested: presence.stays,
    askReload: () => {
      const { title, lead, no, yes } = textsOf(language.get()).slow
      return confirm({ message: title, detail: lead, no, yes })
    },
    mainClosed: links.mainClosed,
  })

  const log = logs.of('games')
  const games = createGames({
    ...placed,
    log,
    loopback: () => mayUseLoopback(development, active()),
    leaving: installing,
    proxyChanged: proxy,
    prepare: gameSessionMaker({ attachProxy: (name, session) => proxy.attach(name, session), log }),
    make: gameWindowMaker(common),
    brokenPage: (how, game) => brokenGamePage(how, game, language.get()),
  })
  const setMenu = (): void => setApplicationMenu({ mac, language: language.get(), brand: client.name, development })
  setMenu()
  language.on(setMenu)
  return { registry, windows, games, screen, presence }
}
