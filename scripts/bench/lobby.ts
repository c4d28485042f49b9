import { chromium, type Page } from '@playwright/test'
import { ensureBrowser, launchArgs } from '../lib/browser.ts'
import { benchFlags, median } from '../lib/flags.ts'
import { requireNode } from '../lib/root.ts'
import { withGames } from '../lib/seeded.ts'
import { ensureSite } from '../lib/site.ts'

requireNode()

const GAMES = 10_000
const CHANGE_MS = 100
const FRAMES = 55
const flags = benchFlags()
const rounds = flags.runs ?? (flags.short ? 5 : 15)

/**
 * Milliseconds from a press on the button until the list shows other games, painted; their pictures come when they come. Waits for
 * the page by its own frames, so that no message to the browser is in the figure.
 */
const change = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const main = document.querySelector('main')
        const shown = () => [...(main?.querySelectorAll('article') ?? [])].map(({ textContent }) => textContent).join()
        const button = [...(main?.querySelectorAll('button') ?? [])].find((each) => (each.ariaLabel ?? each.textContent) === wanted)
        if (!button) return reject(new Error(`no button ${wanted}`))
        const before = shown()
        const start = performance.now()
        button.click()
        const look = () => {
          if (performance.now() - start > 10_000) return reject(new Error(`${wanted} changed nothing`))
          if (shown() === before || shown() === '') return requestAnimationFrame(look)
          // A message posted from a frame is read once that frame has been painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - start)
          return port2.postMessage(undefined)
        }
        requestAnimationFrame(look)
      }),
    name,
  )

/** Frames a second while the page is scrolled to its end and back. */
const scrolled = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const most = document.documentElement.scrollHeight - innerHeight
        const start = performance.now()
        const SECONDS = 4
        let frames = 0
        const step = () => {
          const passed = (performance.now() - start) / 1000
          if (passed >= SECONDS) return resolve(frames / passed)
          frames += 1
          scrollTo(0, most * Math.abs(Math.sin((passed * Math.PI) / 2)))
          return requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  )

const executablePath = await ensureBrowser()
await ensureSite()
const figures = await withGames(GAMES, async ({ url }) => {
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: url })
    const open = async (path: string) => {
      await page.goto(path)
      await page.locator('main article').nth(5).waitFor()
      await page.waitForLoadState('networkidle')
    }
    await open('/rng?lang=EN')
    const chips = await page.getByRole('group', { name: 'Vendors' }).getByRole('button').allTextContents()
    // Beside the vendors stand all, recent and hot games.
    const vendors = chips.filter((name) => /^[A-Z\d]+$/.test(name))
    const filters: number[] = []
    const pages: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      filters.push(await change(page, vendors[round % Math.min(8, vendors.length)] ?? ''))
      await page.waitForLoadState('networkidle')
    }
    await open('/rng?lang=EN')
    for (let round = 0; round < rounds; round += 1) {
      pages.push(await change(page, `Page ${2 + (round % 3)}`))
      await page.waitForLoadState('networkidle')
    }
    await open('/rng?lang=EN')
    return { filters, pages, frames: await scrolled(page) }
  } finally {
    await browser.close()
  }
})

const spread = (all: readonly number[]) => `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`
const ms = (name: string, all: readonly number[]) => ({
  ok: median(all) <= CHANGE_MS,
  text: `${name} ${median(all).toFixed(0)} ms (goal ${CHANGE_MS} ms; ${spread(all)})`,
})
const lines = [
  ms('a filter', figures.filters),
  ms('a page', figures.pages),
  { ok: figures.frames >= FRAMES, text: `scrolling ${figures.frames.toFixed(1)} frames a second (goal ${FRAMES})` },
]
console.log(`Slots among ${GAMES} games, 1440x900, from the press until the games are painted; median of ${rounds}`)
for (const { ok, text } of lines) console.log(`${ok ? 'ok  ' : 'MISS'} ${text}`)
if (flags.enforce && lines.some(({ ok }) => !ok)) process.exitCode = 1
