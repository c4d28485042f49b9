import { EventEmitter } from 'node:events'

/** Keys that runtimes and test libraries look up on any object. */
const ASKED_OF_ANYTHING = new Set([
  'then',
  'toJSON',
  'constructor',
  'asymmetricMatch',
  'nodeType',
  'tagName',
  'hasAttribute',
  'default',
  'module.exports',
])
const STAYS_AFTER_THE_END = new Set(['isDestroyed', ...Object.getOwnPropertyNames(EventEmitter.prototype)])

/**
 * Makes a part of the fake honest: reading a member that it lacks throws, and so does using it once `gone`, as Electron
 * does. Writing stays possible for members that exist.
 */
export const guard = <T extends object>(name: string, part: T, isDestroyed: () => boolean = () => false): T =>
  new Proxy(part, {
    get: (target, key) => {
      if (typeof key === 'symbol' || key.startsWith('_') || key.startsWith('$$') || key.startsWith('@@')) return Reflect.get(target, key)
      if (isDestroyed() && !STAYS_AFTER_THE_END.has(key)) throw new TypeError('Object has been destroyed')
      if (key in target) return Reflect.get(target, key)
      if (ASKED_OF_ANYTHING.has(key)) return undefined
      throw new Error(`The fake electron has no ${name}.${key}: add it to tests/desktop/fake`)
    },
  })

/** Gives members an event emitter's methods besides their own; getters stay getters. */
export const emitting = <T extends object>(members: T): EventEmitter & T =>
  Object.defineProperties(new EventEmitter(), Object.getOwnPropertyDescriptors(members)) as EventEmitter & T

/** What Electron hands a listener that may call the default off. */
export interface Preventable {
  readonly defaultPrevented: boolean
  readonly preventDefault: () => void
}
export const preventable = <T extends object>(more: T): T & Preventable => {
  let defaultPrevented = false
  return Object.defineProperties(
    {
      preventDefault: () => {
        defaultPrevented = true
      },
    },
    { ...Object.getOwnPropertyDescriptors(more), defaultPrevented: { get: () => defaultPrevented, enumerable: true } },
  ) as T & Preventable
}
