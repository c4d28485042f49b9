import { describe, expect, test } from 'vitest'
import { type CommandKey, commandOfButton, commandOfKey, gameCommands, shellCommands } from './commands.ts'

const press = (key: string, modifiers: Partial<CommandKey> = {}): CommandKey => ({
  type: 'keyDown',
  key,
  control: false,
  shift: false,
  alt: false,
  meta: false,
  isAutoRepeat: false,
  ...modifiers,
})
const CONTROL = { control: true }
const ALT = { alt: true }

describe('what a window obeys [DESKTOP-07]', () => {
  test.each([
    ['F5', {}, 'reload'],
    ['R', CONTROL, 'reload'],
    ['p', CONTROL, 'print'],
    ['w', CONTROL, 'close'],
    ['F11', {}, 'fullScreen'],
    ['ArrowLeft', ALT, 'back'],
    ['ArrowRight', ALT, 'forward'],
  ] as const)('%s %j is %s in a window of ours', (key, modifiers, command) => {
    expect(commandOfKey(press(key, modifiers), shellCommands(false))).toBe(command)
  })

  test.each([
    ['r', {}],
    ['F5', { type: 'keyUp' }],
    ['F5', { isAutoRepeat: true }],
    ['w', { control: true, meta: true }],
    ['r', { control: true, alt: true }],
    ['f', CONTROL],
    ['c', CONTROL],
    ['constructor', {}],
  ] as const)('%s %j is the page’s own', (key, modifiers) => {
    expect(commandOfKey(press(key, modifiers), shellCommands(true))).toBeUndefined()
  })

  test('a game is muted, and never loaded again, gone back in or printed', () => {
    const game = gameCommands(false)
    expect(commandOfKey(press('m', CONTROL), game)).toBe('mute')
    expect(commandOfKey(press('m', CONTROL), shellCommands(false))).toBeUndefined()
    const others = [press('F5'), press('p', CONTROL), press('ArrowLeft', ALT)]
    expect(others.map((key) => commandOfKey(key, game))).toEqual([undefined, undefined, undefined])
    expect(commandOfButton('browser-backward', game)).toBeUndefined()
    expect(commandOfButton('browser-backward', shellCommands(false))).toBe('back')
    expect(commandOfButton('volume-up', shellCommands(false))).toBeUndefined()
  })

  test('the developer tools open in a development build alone', () => {
    const keys = [press('F12'), press('I', { control: true, shift: true })]
    for (const commands of [shellCommands, gameCommands]) {
      expect(keys.map((key) => commandOfKey(key, commands(true)))).toEqual(['developer', 'developer'])
      expect(keys.map((key) => commandOfKey(key, commands(false)))).toEqual([undefined, undefined])
    }
  })
})
