import type { KeyInput } from './zoom.ts'

/** What a person asks of a window by key, mouse or menu, besides what its page does itself. */
export type Command = 'reload' | 'back' | 'forward' | 'print' | 'fullScreen' | 'close' | 'mute' | 'developer'

/** Which of them a window obeys. */
export type Obeyed = ReadonlySet<Command>

export const shellCommands = (development: boolean): Obeyed =>
  new Set<Command>(['reload', 'back', 'forward', 'print', 'fullScreen', 'close', ...(development ? (['developer'] as const) : [])])
/** A game's launch is spent by its first load, so it is not loaded again. */
export const gameCommands = (development: boolean): Obeyed =>
  new Set<Command>(['fullScreen', 'close', 'mute', ...(development ? (['developer'] as const) : [])])

export interface CommandKey extends KeyInput {
  readonly shift: boolean
  readonly isAutoRepeat: boolean
}

/** By the keys held down with it, in this order. */
const KEYS: Readonly<Record<string, Command>> = {
  F5: 'reload',
  F11: 'fullScreen',
  F12: 'developer',
  'control r': 'reload',
  'control p': 'print',
  'control w': 'close',
  'control m': 'mute',
  'control shift i': 'developer',
  'alt ArrowLeft': 'back',
  'alt ArrowRight': 'forward',
}

/** What a key asks of its window; undefined when it is meant for the page. macOS has them in the application menu. */
export const commandOfKey = (input: CommandKey, obeyed: Obeyed): Command | undefined => {
  const { type, key, control, shift, alt, meta, isAutoRepeat } = input
  if (type !== 'keyDown' || isAutoRepeat || meta) return undefined
  const name = [
    ...(control ? ['control'] : []),
    ...(shift ? ['shift'] : []),
    ...(alt ? ['alt'] : []),
    key.length === 1 ? key.toLowerCase() : key,
  ].join(' ')
  const command = Object.hasOwn(KEYS, name) ? KEYS[name] : undefined
  return command !== undefined && obeyed.has(command) ? command : undefined
}

const BUTTONS: Readonly<Record<string, Command>> = { 'browser-backward': 'back', 'browser-forward': 'forward', 'browser-refresh': 'reload' }

/** What a further button of a mouse or keyboard asks, by the name that Windows and Linux give it. */
export const commandOfButton = (name: string, obeyed: Obeyed): Command | undefined => {
  const command = Object.hasOwn(BUTTONS, name) ? BUTTONS[name] : undefined
  return command !== undefined && obeyed.has(command) ? command : undefined
}
