import * as z from 'zod/mini'
import { checked, instant, int, matching, upTo } from '../kit/wire.ts'

/** `main`: the player's window. `office`: a further window of the agent office. Game windows have no bridge at all. */
export const role = z.enum(['main', 'office'])
export type Role = z.infer<typeof role>

/**
 * How secrets are kept. `locked`: the key store exists and does not answer yet. `unavailable`: there is none, so the session
 * lives in memory only. `undecryptable`: what was kept cannot be read; it was set aside and a new login is needed.
 */
export const vaultState = z.enum(['ready', 'locked', 'unavailable', 'undecryptable'])
export type VaultState = z.infer<typeof vaultState>

export const sessionState = z.strictObject({
  /** A token is held, whether or not the gateway still knows it. */
  held: z.boolean(),
  vault: vaultState,
})
export type SessionState = z.infer<typeof sessionState>

/** Why no line is good: no network at all, a portal that wants a login, this machine's clock, or every gateway down. */
export const lineCause = z.enum(['offline', 'portal', 'clock', 'gateways'])
export type LineCause = z.infer<typeof lineCause>

export const lineState = z.strictObject({
  kind: z.enum(['connected', 'switching', 'lost']),
  /** The domain in use, or the last one. */
  host: z.string(),
  cause: z.nullable(lineCause),
  since: instant,
  /** The signed list has run out and the last good one serves on. */
  listExpired: z.boolean(),
})
export type LineState = z.infer<typeof lineState>

/** One domain as last measured; `ms` is null when it did not answer. */
export const lineSpeed = z.strictObject({ host: z.string(), ms: z.nullable(int()), active: z.boolean() })
export type LineSpeed = z.infer<typeof lineSpeed>

export const updateFailure = z.enum([
  'NETWORK',
  'NO_MANIFEST',
  'BAD_MANIFEST',
  'BAD_SIGNATURE',
  'BAD_HASH',
  'FILE_GONE',
  'NO_SPACE',
  'INSTALL',
])
export type UpdateFailure = z.infer<typeof updateFailure>

export const release = z.strictObject({ version: z.string(), notes: z.string() })

/**
 * `off` says why nothing is looked for: a development build, another kind of installation, a pause after three failures.
 * `manualUrl` is the page where a person gets the installer, wherever the client cannot go on by itself.
 */
export const updateState = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('off'),
    reason: z.enum(['DEVELOPMENT', 'OTHER_INSTALL', 'PAUSED']),
    until: z.nullable(instant),
    manualUrl: z.nullable(z.string()),
  }),
  z.strictObject({ kind: z.literal('idle'), checkedAt: z.nullable(instant) }),
  z.strictObject({ kind: z.literal('checking') }),
  /** `urgent`: known for seven days, so the reader is asked plainly. */
  z.extend(release, { kind: z.literal('available'), size: int(), urgent: z.boolean() }),
  z.extend(release, { kind: z.literal('downloading'), percent: z.number() }),
  /** Never installed while something is open; `blockedBy` says what. */
  z.extend(release, { kind: z.literal('ready'), urgent: z.boolean(), blockedBy: z.nullable(z.enum(['game', 'request'])) }),
  z.extend(release, { kind: z.literal('installing') }),
  z.strictObject({ kind: z.literal('failed'), version: z.nullable(z.string()), code: updateFailure, manualUrl: z.nullable(z.string()) }),
])
export type UpdateState = z.infer<typeof updateState>

export const hostPort = /^(http|https|socks5):\/\/[A-Za-z0-9.-]{1,253}:\d{1,5}$/

/** One setting for shell, socket, probes, games and updates alike. */
export const proxySetting = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('system') }),
  z.strictObject({ mode: z.literal('direct') }),
  /** `bypass`: hosts that go straight, comma separated, as Chromium reads it. */
  z.strictObject({
    mode: z.literal('manual'),
    server: matching(hostPort),
    bypass: checked(z.string(), z.maxLength(500), z.regex(/^[A-Za-z0-9.,:*<>/ -]*$/)),
  }),
  z.strictObject({ mode: z.literal('pac'), url: checked(z.url({ protocol: /^https?$/ }), z.maxLength(500)) }),
])
export type ProxySetting = z.infer<typeof proxySetting>

const OWN_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//

/**
 * Whether a setting may be newly made. Over plain http whoever is on the way could say where all traffic goes, so a PAC file comes over TLS
 * or from this machine; one that was set before stays.
 */
export const mayBeSet = (proxy: ProxySetting): boolean => proxy.mode !== 'pac' || /^https:/i.test(proxy.url) || OWN_MACHINE.test(proxy.url)

/** A proxy that wants a name and a password. `realm` is what it says of itself, and may be empty. */
export const proxyLogin = z.strictObject({ host: z.string(), realm: upTo(200) })
export type ProxyLogin = z.infer<typeof proxyLogin>

const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/)

/** From one time of this machine's clock to another, over midnight or not. The times stay while it is off. */
export const quietHours = z.strictObject({ on: z.boolean(), from: timeOfDay, to: timeOfDay })
export type QuietHours = z.infer<typeof quietHours>

export const desktopSettings = z.strictObject({
  proxy: proxySetting,
  /** Closing the last window leaves the client in the tray. */
  closeToTray: z.boolean(),
  /** Starts with the system, in the tray; not on Linux, which has no one way to ask for it. */
  startAtLogin: z.boolean(),
  /** Opens the windows of the agent office again that were open when the client was left. */
  restoreWindows: z.boolean(),
  notifications: z.boolean(),
  /** When notifications wait; the tray goes on counting. */
  quietHours,
})
export type DesktopSettings = z.infer<typeof desktopSettings>

/** One numbered step of the diagnostics. `detail` is redacted. */
export const diagnosticStep = z.strictObject({
  number: int(),
  name: z.enum(['network', 'name', 'clock', 'portal', 'gateways', 'session', 'socket', 'vault', 'proxy', 'updates']),
  outcome: z.enum(['good', 'bad', 'unknown']),
  detail: z.string(),
})
export type DiagnosticStep = z.infer<typeof diagnosticStep>

export const openGame = z.strictObject({ id: z.string(), title: z.string() })
export type OpenGame = z.infer<typeof openGame>

/** Everything the renderer shows of the client, given once at the start and kept current by events. */
export const clientState = z.strictObject({
  version: z.string(),
  platform: z.enum(['win32', 'darwin', 'linux']),
  role,
  session: sessionState,
  line: lineState,
  update: updateState,
  settings: desktopSettings,
  proxyLogin: z.nullable(proxyLogin),
  games: z.array(openGame),
})
export type ClientState = z.infer<typeof clientState>
