import { afterEach, expect, it, vi } from 'vitest'
import { meetPortal } from './portal.ts'

const SITE = 'https://portal.example'

/** A window that a site frames: what is posted to it, and what it posts. */
const openWindow = () => {
  const letters: (readonly [unknown, string])[] = []
  const parent = { postMessage: (data: unknown, to: string) => void letters.push([data, to]) }
  const frame = new EventTarget()
  vi.stubGlobal('window', Object.assign(frame, { parent }))
  const say = (more: { readonly origin?: string; readonly source?: unknown; readonly data?: unknown } = {}) =>
    frame.dispatchEvent(
      Object.assign(new Event('message'), { origin: SITE, source: parent, data: { source: 'portal', type: 'theme' }, ...more }),
    )
  return { parent, letters, say }
}
afterEach(() => vi.unstubAllGlobals())

it('hears its site and nobody else, from whichever frame or origin a letter comes', () => {
  const { say } = openWindow()
  const words: unknown[] = []
  meetPortal(SITE, (letter) => words.push(letter))
  for (const forged of [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: `${SITE}.elsewhere.example` },
    { source: null },
    { source: { postMessage: () => undefined } },
    { data: null },
    { data: 'theme' },
    { data: { source: 'game', type: 'theme' } },
    { data: { source: 'portal', type: 5 } },
  ])
    say(forged)
  expect(words).toEqual([])
  say()
  expect(words).toEqual([{ source: 'portal', type: 'theme' }])
})

it('writes to its site alone, and to nobody where no site is named', () => {
  const { letters } = openWindow()
  meetPortal(SITE, () => undefined).post({ type: 'tools', tools: ['info'] })
  meetPortal('', () => undefined).post({ type: 'tools', tools: ['info'] })
  expect(letters).toEqual([[{ source: 'game', type: 'tools', tools: ['info'] }, SITE]])
})
