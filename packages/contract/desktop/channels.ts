import * as z from 'zod/mini'
import { readRooms } from '../chat/shapes.ts'
import { lazily } from '../kit/lazily.ts'
import { checked, int, matching, text, upTo } from '../kit/wire.ts'
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
} from './shapes.ts'

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

/** The schemas are built when they are first read: a start knows every channel and uses few of them. */
/* @__NO_SIDE_EFFECTS__ */
function channel<Args extends z.ZodMiniType, Result extends z.ZodMiniType>(
  args: () => Args,
  result: () => Result,
  roles: readonly Role[],
): Channel<Args, Result> {
  const built = lazily({ args, result })
  return {
    roles,
    get args() {
      return built.args
    },
    get result() {
      return built.result
    },
  }
}

const EVERY: readonly Role[] = ['main', 'office']
const MAIN: readonly Role[] = ['main']
const none = z.tuple([])
const done = z.null()
const id = matching(/^[A-Za-z0-9_.:-]{1,120}$/)
/** An address inside the renderer. */
export const appPath = checked(z.string(), z.maxLength(2_000), z.regex(/^\/(?![/\\])[^\\\s]*$/))
const https = checked(z.url({ protocol: /^https?$/ }), z.maxLength(4_000))

export const gameLaunch = z.strictObject({
  /** One window per game; a second launch brings the first to the front. */
  id,
  title: text(120),
  url: https,
  /** Origins the game's top frame may go to besides that of `url`. */
  allow: checked(z.array(z.url({ protocol: /^https?$/ })), z.maxLength(16)),
  /** The vendor's games lock the pointer. */
  pointerLock: z.boolean(),
})
export type GameLaunch = z.infer<typeof gameLaunch>

/** What is unread, from which main computes badge, tray and notifications; ids already shown are not shown again. */
export const presence = z.strictObject({
  unread: checked(int(), z.minimum(0), z.maximum(9_999)),
  /** The reader's language, by its tag, for tray and native dialogs. */
  language: matching(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  notices: checked(z.array(z.strictObject({ id, title: text(120), body: upTo(400), path: appPath })), z.maxLength(20)),
})
export type Presence = z.infer<typeof presence>

/** Kept in main's memory until the client ends. */
export const proxyCredentials = z.strictObject({ username: text(256), password: upTo(256) })

/** What the renderer may ask of main: a request channel each. */
export const REQUESTS = {
  'client.state': channel(
    () => none,
    () => clientState,
    EVERY,
  ),
  /** Forgets the session here, whatever the gateway says, and closes every window of it but the one that asks. */
  'session.end': channel(
    () => none,
    () => done,
    EVERY,
  ),
  /** Tells this window what the socket says; answers the greeting frame when the socket is already open. */
  'events.follow': channel(
    () => none,
    () => z.nullable(z.string()),
    EVERY,
  ),
  /** The chat rooms that this window reads from now on, all of them; kept by main, which says them again after each hello. */
  'events.read': channel(
    () => z.tuple([readRooms]),
    () => done,
    EVERY,
  ),
  'events.leave': channel(
    () => none,
    () => done,
    EVERY,
  ),
  'games.open': channel(
    () => z.tuple([gameLaunch]),
    () => done,
    MAIN,
  ),
  'games.close': channel(
    () => z.tuple([id]),
    () => done,
    MAIN,
  ),
  'windows.openOffice': channel(
    () => z.tuple([appPath]),
    () => done,
    EVERY,
  ),
  'lines.list': channel(
    () => none,
    () => z.array(lineSpeed),
    EVERY,
  ),
  'lines.measure': channel(
    () => none,
    () => z.array(lineSpeed),
    EVERY,
  ),
  'lines.use': channel(
    () => z.tuple([upTo(253)]),
    () => done,
    MAIN,
  ),
  'updates.check': channel(
    () => none,
    () => updateState,
    EVERY,
  ),
  'updates.download': channel(
    () => none,
    () => updateState,
    MAIN,
  ),
  'updates.install': channel(
    () => none,
    () => updateState,
    MAIN,
  ),
  /** Answers `proxy.login`; null goes on without the proxy's leave, until the setting is written again. */
  'proxy.answer': channel(
    () => z.tuple([z.nullable(proxyCredentials)]),
    () => done,
    MAIN,
  ),
  'settings.write': channel(
    () => z.tuple([desktopSettings]),
    () => desktopSettings,
    EVERY,
  ),
  'diagnostics.run': channel(
    () => none,
    () => z.array(diagnosticStep),
    EVERY,
  ),
  /** Puts the steps and the last lines of the log, redacted, on the clipboard. */
  'diagnostics.copy': channel(
    () => none,
    () => done,
    EVERY,
  ),
  'presence.write': channel(
    () => z.tuple([presence]),
    () => done,
    EVERY,
  ),
  'shell.openExternal': channel(
    () => z.tuple([checked(z.url(), z.maxLength(4_000))]),
    () => done,
    EVERY,
  ),
  'shell.copy': channel(
    () => z.tuple([upTo(20_000)]),
    () => done,
    EVERY,
  ),
  /** A fault of the renderer, for the log. */
  'logs.report': channel(
    () => z.tuple([z.strictObject({ message: text(2_000), stack: upTo(8_000) })]),
    () => done,
    EVERY,
  ),
} as const

/** What main tells its windows. */
export const DESKTOP_EVENTS = lazily({
  'session.changed': () => sessionState,
  /** The socket: opened or closed, or one frame of contract/events.ts as text. */
  'events.frame': () =>
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('open') }),
      z.strictObject({ kind: z.literal('closed') }),
      z.strictObject({ kind: z.literal('text'), text: z.string() }),
    ]),
  'line.changed': () => lineState,
  'update.changed': () => updateState,
  'games.changed': () => z.array(openGame),
  'settings.changed': () => desktopSettings,
  /** The proxy wants a name and a password, or no longer does. */
  'proxy.login': () => z.nullable(proxyLogin),
  /** A deep link or a clicked notification leads to this address of the renderer. */
  'link.opened': () => appPath,
})

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
