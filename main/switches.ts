/**
 * Switches of the command line that a release takes. Chromium obeys all of its own, and fuses stop Node's alone: one in a doctored
 * shortcut would open a debugger's door, send the traffic elsewhere, write it to disk, or start a program of its choice.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  // Ours.
  'hidden',
  // How the system shows windows, and which language it speaks.
  'disable-gpu',
  'force-device-scale-factor',
  'high-dpi-support',
  'lang',
  'ozone-platform',
  'ozone-platform-hint',
  'wayland-text-input-version',
  // Where the session is kept: another store of the system's, never none.
  'password-store',
  // The installer's word to the version that it starts.
  'updated',
  'force-run',
  // Windows: the moment of the click, and a start for a notification that was clicked.
  'original-process-start-time',
  'embedding',
])
const STORES: ReadonlySet<string> = new Set(['gnome-libsecret', 'kwallet', 'kwallet5', 'kwallet6'])

const isStrange = (argument: string, windows: boolean): boolean => {
  // Windows takes a slash for the beginning of a switch as well.
  const [, name, value = ''] = (windows ? /^(?:--?|\/)([^=]*)=?(.*)$/s : /^--?([^=]*)=?(.*)$/s).exec(argument) ?? []
  if (name === undefined) return false
  const key = name.toLowerCase()
  if (/^psn_\d+_\d+$/.test(key)) return false
  return !ALLOWED.has(key) || (key === 'password-store' && !STORES.has(value))
}

/** Names of the switches among the arguments of a start, the program left out, that a release does not take. */
export const strangeSwitches = (args: readonly string[], platform: NodeJS.Platform): readonly string[] =>
  args.filter((argument) => isStrange(argument, platform === 'win32')).map((argument) => argument.split('=', 1)[0]!.slice(0, 80))
