import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A page's code is compiled when its test first asks for it, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// jsdom brings byte arrays of its own, which no library that checks for them takes from the platform's encoders and ciphers.
globalThis.Uint8Array = new TextEncoder().encode().constructor as Uint8ArrayConstructor

// jsdom's own loop of frames stops for good when a test puts its fake clock away while a frame is due; files share a process.
globalThis.requestAnimationFrame = (run) => Number(setTimeout(() => run(performance.now()), 16))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)

const lacking = (prototype: object, name: string, value: unknown): void => {
  if (typeof Reflect.get(prototype, name) !== 'function')
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true })
}

/** What jsdom lacks of the platform; kept to the few calls our components make. */
lacking(HTMLDialogElement.prototype, 'showModal', function showModal(this: HTMLDialogElement) {
  this.open = true
})
lacking(HTMLDialogElement.prototype, 'close', function close(this: HTMLDialogElement) {
  this.open = false
})
lacking(HTMLElement.prototype, 'hidePopover', () => undefined)
lacking(HTMLElement.prototype, 'showPopover', () => undefined)
lacking(HTMLElement.prototype, 'togglePopover', () => false)
lacking(Element.prototype, 'scrollIntoView', () => undefined)
lacking(globalThis, 'matchMedia', (media: string) => ({
  matches: false,
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
lacking(globalThis, 'scrollTo', () => undefined)
const observer = () => ({ observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined })
// Without a layout everything is in sight.
lacking(globalThis, 'IntersectionObserver', function IntersectionObserver(seen: (entries: object[]) => void) {
  return { ...observer(), observe: (target: Element) => queueMicrotask(() => seen([{ isIntersecting: true, target }])) }
})
lacking(globalThis, 'ResizeObserver', function ResizeObserver() {
  return observer()
})

// jsdom makes frames of the timers that stand when one is asked for: asked under fake ones, no frame ever comes again.
const { setTimeout: wait, clearTimeout: stopWaiting } = globalThis
globalThis.requestAnimationFrame = (paint) => Number(wait(() => paint(performance.now()), 16))
globalThis.cancelAnimationFrame = (id) => stopWaiting(id)

afterEach(cleanup)
// Files share a process; what one leaves in the page or the platform would be the next one's trouble.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  document.body.replaceChildren()
})
