import { isAppUrl, urlOf } from './addresses.ts'

/** Why a page of ours or of a vendor does not get what it asks for. Whatever is not listed at all is denied too. */
export const DENIED = {
  ar: 'no page of ours or of a vendor shows the room around the player',
  'automatic-fullscreen': 'full screen hides who the page is from; it takes a click',
  'background-fetch': 'nothing goes on when the window is closed',
  'background-sync': 'nothing goes on when the window is closed',
  'captured-surface-control': 'no screen is captured',
  'clipboard-read': 'the clipboard may hold a password',
  'clipboard-sanitized-write': 'pages of ours ask main to copy, vendors have nothing to copy',
  'deprecated-sync-clipboard-read': 'the clipboard may hold a password',
  'display-capture': 'the screen is nobody else’s business',
  fileSystem: 'no page reads or writes files',
  fullscreen: 'for games and the pages that show them alone',
  geolocation: 'the gateway judges the region, by the line',
  'geolocation-approximate': 'the gateway judges the region, by the line',
  'hand-tracking': 'no page watches the player',
  hid: 'no devices',
  'idle-detection': 'no page watches the player',
  keyboardLock: 'Escape must always lead out of full screen',
  'local-fonts': 'the list of fonts tells machines apart',
  'local-network': 'a page from outside has no business in the player’s network',
  'local-network-access': 'a page from outside has no business in the player’s network',
  'loopback-network': 'a page from outside has no business on the player’s machine',
  media: 'no camera and no microphone',
  mediaKeySystem: 'no protected video; its modules would be fetched from elsewhere',
  midi: 'no devices',
  midiSysex: 'no devices',
  nfc: 'no devices',
  notifications: 'main shows what there is to tell',
  openExternal: 'pages of ours ask main, which allows https and mailto; vendors may start no program',
  'payment-handler': 'money moves through the cashier only',
  'periodic-background-sync': 'nothing goes on when the window is closed',
  'persistent-storage': 'a game leaves nothing behind; our pages keep little',
  pointerLock: 'asked for by some games, which the launch says',
  'screen-wake-lock': 'the system decides when the screen sleeps',
  sensors: 'no devices',
  serial: 'no devices',
  'smart-card': 'no devices',
  'speaker-selection': 'the system decides where sound goes',
  'storage-access': 'each window keeps its storage to itself',
  'system-wake-lock': 'the system decides when it sleeps',
  'top-level-storage-access': 'each window keeps its storage to itself',
  usb: 'no devices',
  vr: 'no devices',
  'web-app-installation': 'there is one installation, the client',
  'web-printing': 'nothing prints by itself',
  'window-management': 'a page knows nothing of the other screens',
  unknown: 'what has no name cannot be judged',
} as const satisfies Readonly<Record<string, string>>

/** One session's table: what it allows, by name, with the reason. */
export type Allowed = Readonly<Partial<Record<keyof typeof DENIED, string>>>

/** What is asked, for both handlers of a session. `from`: the address or origin of the frame that asks. */
export interface PermissionRequest {
  readonly name: string
  readonly from: string
}

/** Whether a session grants what is asked; used for requests and for checks alike. */
export type PermissionRule = (request: PermissionRequest) => boolean

const allows = (table: Allowed, name: string): boolean => Object.hasOwn(table, name)

/** Our own pages: full screen for a game that is shown inside the page, and that from our origin alone. */
export const SHELL_ALLOWED: Allowed = { fullscreen: 'the page a game is shown in has a button for it' }
export const shellPermissions: PermissionRule = ({ name, from }) => allows(SHELL_ALLOWED, name) && isAppUrl(from)

export const GAME_ALLOWED: Allowed = { fullscreen: 'games are played on the whole screen' }
export const GAME_ALLOWED_WITH_POINTER: Allowed = { ...GAME_ALLOWED, pointerLock: 'the launch says that this game aims with the mouse' }
/** A vendor's game, and of its frames those on the origins of the launch: what else is in the page is nobody we know. */
export const gamePermissions = (pointerLock: boolean, origins: ReadonlySet<string>): PermissionRule => {
  const table = pointerLock ? GAME_ALLOWED_WITH_POINTER : GAME_ALLOWED
  return ({ name, from }) => allows(table, name) && origins.has(urlOf(from)?.origin ?? '')
}
