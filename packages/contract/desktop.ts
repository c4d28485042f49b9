import * as z from 'zod/mini'
import {
  clientState,
  desktopSettings,
  diagnosticStep,
  lineSpeed,
  lineState,
  openGame,
  proxyLogin,
  type Role,
  sessionState,
  updateState,
} from './desktop-state.ts'

/** A request whose arguments are longer than this, as JSON, is refused unread. */
export const MAX_ARGUMENT_BYTES = 256 * 1024

/** Why main did not do what it was asked. `REFUSED`: the sender may not ask this. */
export const bridgeFailure = z.enum(['REFUSED', 'BAD_REQUEST', 'NOT_ALLOWED', 'TOO_MANY', 'UNKNOWN', 'UNAVAILABLE', 'INTERNAL'])
export type BridgeFailure = z.infer<typeof bridgeFailure>

interface Channel<Args extends z.ZodMiniType, Result extends z.ZodMiniType> {
  /** The whole tuple: one argument too many is refused. */
  readonly args: Args
  readonly result: Result
  readonly roles: readonly Role[]
}
const channel = <Args extends z.ZodMiniType, Result extends z.ZodMiniType>(row: Channel<Args, Result>): Channel<Args, Result> => row

const EVERY: readonly Role[] = ['main', 'office']
const MAIN: readonly Role[] = ['main']
const none = z.tuple([])
const done = z.null()
const id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,120}$/))
const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
/** An address inside the renderer. */
export const appPath = z.string().check(z.maxLength(2_000), z.regex(/^\/(?![/\\])[^\\\s]*$/))
const https = z.url({ protocol: /^https?$/ }).check(z.maxLength(4_000))

export const gameLaunch = z.strictObject({
  /** One window per game; a second launch brings the first to the front. */
  id,
  title: line(120),
  url: https,
  /** Origins the game's top frame may go to besides that of `url`. */
  allow: z.array(z.url({ protocol: /^https?$/ })).check(z.maxLength(16)),
  /** The vendor's games lock the pointer. */
  pointerLock: z.boolean(),
})
export type GameLaunch = z.infer<typeof gameLaunch>

/** What is unread, from which main computes badge, tray and notifications; ids already shown are not shown again. */
export const presence = z.strictObject({
  unread: z.int().check(z.minimum(0), z.maximum(9_999)),
  /** The reader's language, by its tag, for tray and native dialogs. */
  language: z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)),
  notices: z
    .array(z.strictObject({ id, title: line(120), body: z.string().check(z.maxLength(400)), path: appPath }))
    .check(z.maxLength(20)),
})
export type Presence = z.infer<typeof presence>

/** Kept in main's memory until the client ends. */
export const proxyCredentials = z.strictObject({ username: line(256), password: z.string().check(z.maxLength(256)) })

/** What the renderer may ask of main: a request channel each. */
export const REQUESTS = {
  'client.state': channel({ args: none, result: clientState, roles: EVERY }),
  /** Forgets the session here, whatever the gateway says, and closes every window of it but the one that asks. */
  'session.end': channel({ args: none, result: done, roles: EVERY }),
  /** Tells this window what the socket says; answers the greeting frame when the socket is already open. */
  'events.follow': channel({ args: none, result: z.nullable(z.string()), roles: EVERY }),
  'events.leave': channel({ args: none, result: done, roles: EVERY }),
  'games.open': channel({ args: z.tuple([gameLaunch]), result: done, roles: MAIN }),
  'games.close': channel({ args: z.tuple([id]), result: done, roles: MAIN }),
  'windows.openOffice': channel({ args: z.tuple([appPath]), result: done, roles: EVERY }),
  'lines.list': channel({ args: none, result: z.array(lineSpeed), roles: EVERY }),
  'lines.measure': channel({ args: none, result: z.array(lineSpeed), roles: EVERY }),
  'lines.use': channel({ args: z.tuple([z.string().check(z.maxLength(253))]), result: done, roles: MAIN }),
  'updates.check': channel({ args: none, result: updateState, roles: EVERY }),
  'updates.download': channel({ args: none, result: updateState, roles: MAIN }),
  'updates.install': channel({ args: none, result: updateState, roles: MAIN }),
  /** Answers `proxy.login`; null goes on without the proxy's leave, until the setting is written again. */
  'proxy.answer': channel({ args: z.tuple([z.nullable(proxyCredentials)]), result: done, roles: MAIN }),
  'settings.write': channel({ args: z.tuple([desktopSettings]), result: desktopSettings, roles: EVERY }),
  'diagnostics.run': channel({ args: none, result: z.array(diagnosticStep), roles: EVERY }),
  /** Puts the steps and the last lines of the log, redacted, on the clipboard. */
  'diagnostics.copy': channel({ args: none, result: done, roles: EVERY }),
  'presence.write': channel({ args: z.tuple([presence]), result: done, roles: EVERY }),
  'shell.openExternal': channel({ args: z.tuple([z.url().check(z.maxLength(4_000))]), result: done, roles: EVERY }),
  'shell.copy': channel({ args: z.tuple([z.string().check(z.maxLength(20_000))]), result: done, roles: EVERY }),
  /** A fault of the renderer, for the log. */
  'logs.report': channel({
    args: z.tuple([z.strictObject({ message: line(2_000), stack: z.string().check(z.maxLength(8_000)) })]),
    result: done,
    roles: EVERY,
  }),
} as const

/** What main tells its windows. */
export const DESKTOP_EVENTS = {
  'session.changed': sessionState,
  /** The socket: opened or closed, or one frame of contract/events.ts as text. */
  'events.frame': z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({ kind: z.literal('closed') }),
    z.strictObject({ kind: z.literal('text'), text: z.string() }),
  ]),
  'line.changed': lineState,
  'update.changed': updateState,
  'games.changed': z.array(openGame),
  'settings.changed': desktopSettings,
  /** The proxy wants a name and a password, or no longer does. */
  'proxy.login': z.nullable(proxyLogin),
  /** A deep link or a clicked notification leads to this address of the renderer. */
  'link.opened': appPath,
} as const

export type RequestName = keyof typeof REQUESTS
export type RequestArgs<N extends RequestName> =
  (typeof REQUESTS)[N]['args'] extends z.ZodMiniType<infer Args extends readonly unknown[]> ? Args : never
export type RequestResult<N extends RequestName> = z.infer<(typeof REQUESTS)[N]['result']>
export type DesktopEventName = keyof typeof DESKTOP_EVENTS
export type DesktopEvent<N extends DesktopEventName> = z.infer<(typeof DESKTOP_EVENTS)[N]>

/** Main's answer to a request; no stack crosses the bridge. */
export type BridgeAnswer<N extends RequestName> =
  | { readonly ok: true; readonly value: RequestResult<N> }
  | { readonly ok: false; readonly code: BridgeFailure }

/** The frozen object the preload shows: a function for each channel, named as the channel, and nothing generic. */
export interface Bridge {
  readonly ask: { readonly [N in RequestName]: (...args: RequestArgs<N>) => Promise<BridgeAnswer<N>> }
  /** Answers the function that stops listening. */
  readonly on: { readonly [N in DesktopEventName]: (listener: (event: DesktopEvent<N>) => void) => () => void }
}
