import type { ClientState, DesktopSettings } from '@portico/contract/desktop/shapes'
import type { Diagnostics } from './diagnostics/diagnostics.ts'
import type { Events } from './events/events.ts'
import type { Games } from './games/games.ts'
import type { Lines } from './gateway/lines.ts'
import type { RequestHandlers } from './ipc/answer.ts'
import { Refusal } from './refusal.ts'
import type { Links } from './links/links.ts'
import type { JsonStore, Log } from './ports.ts'
import type { Presence } from './presence/presence.ts'
import type { ProxyAuth } from './proxy/auth.ts'
import type { createSettingsWriter } from './settings.ts'
import type { Updates } from './updates/updates.ts'
import type { Vault } from './vault/vault.ts'
import type { Registry } from './windows/registry.ts'
import type { ShellWindows } from './windows/shell.ts'

interface Parts {
  /** The vault has been read, or takes longer than a first page should wait. */
  readonly opened: Promise<void>
  readonly version: string
  readonly roleOf: Registry['roleOf']
  readonly vault: Pick<Vault, 'session'>
  readonly connections: { readonly events: Events; readonly lines: Lines; readonly proxyAuth: ProxyAuth }
  /** Ends the session here, and leaves the asking window open. */
  readonly endSession: (asking: number) => Promise<void>
  readonly games: Games
  readonly windows: ShellWindows
  readonly updates: Updates
  readonly links: Pick<Links, 'ready'>
  readonly settings: Pick<JsonStore<DesktopSettings>, 'read'>
  readonly writeSettings: ReturnType<typeof createSettingsWriter>
  readonly diagnostics: Diagnostics
  readonly presence: Pick<Presence, 'write' | 'refresh'>
  /** Hands a link to the system; false when it must not. */
  readonly openExternal: (url: string) => boolean
  readonly copy: (text: string) => Promise<void>
  readonly rendererLog: Log
}

/** Answers null once done, as channels without a result do. */
const done = async (work: unknown): Promise<null> => {
  await work
  return null
}

/** What serves each request of the bridge: a line a channel, each handing on to the part that knows. */
export const requestHandlers = (parts: Parts): RequestHandlers => {
  const { connections, games, windows, updates, settings, diagnostics, presence, vault } = parts
  const { events, lines, proxyAuth } = connections

  const stateFor = async (sender: number): Promise<ClientState> => {
    await parts.opened
    const role = parts.roleOf(sender)
    if (role === undefined) throw new Refusal('REFUSED')
    updates.alive()
    presence.refresh()
    if (role === 'main') parts.links.ready()
    const { platform } = process
    return {
      version: parts.version,
      platform: platform === 'win32' || platform === 'darwin' ? platform : 'linux',
      role,
      session: vault.session().get(),
      line: lines.state.get(),
      update: updates.state.get(),
      settings: settings.read(),
      proxyLogin: proxyAuth.asking.get(),
      games: [...games.list.get()],
    }
  }

  return {
    'client.state': stateFor,
    'session.end': (sender) => done(parts.endSession(sender)),
    'events.follow': (sender) => events.follow(sender),
    'events.read': (sender, rooms) => done(events.read(sender, rooms)),
    'events.leave': (sender) => done(events.leave(sender)),
    'games.open': (_sender, launch) => done(games.open(launch)),
    'games.close': (_sender, id) => done(games.close(id)),
    'windows.openOffice': (_sender, path) => done(windows.openOffice(path)),
    'lines.list': () => lines.list(),
    'lines.measure': () => lines.measure(),
    'lines.use': (_sender, host) => done(lines.use(host)),
    'updates.check': () => updates.check(),
    'updates.download': () => updates.download(),
    'updates.install': () => updates.install(),
    'proxy.answer': (_sender, credentials) => done(proxyAuth.reply(credentials)),
    'settings.write': (sender, next) => parts.writeSettings(parts.roleOf(sender), next),
    'diagnostics.run': () => diagnostics.run(),
    'diagnostics.copy': () => done(diagnostics.copy()),
    'presence.write': (_sender, state) => done(presence.write(state)),
    'shell.openExternal': (_sender, url) => {
      if (!parts.openExternal(url)) throw new Refusal('NOT_ALLOWED')
      return null
    },
    'shell.copy': (_sender, text) => done(parts.copy(text)),
    'logs.report': (_sender, { message, stack }) => done(parts.rendererLog.error(message, { stack })),
  }
}
