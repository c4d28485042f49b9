import { chromium, type Page } from '@playwright/test'
import { ensureBrowser, launchArgs } from '../lib/browser.ts'
import { benchFlags, median } from '../lib/flags.ts'
import { requireNode } from '../lib/root.ts'
import { withGames } from '../lib/seeded.ts'
import { ensureSite } from '../lib/site.ts'
import { stolenShare } from './blocking.ts'

requireNode()

const GAMES = 10_000
const CHANGE_MS = 100
const FRAMES = 55
const SELECTIONS = 5
/** A mouse is over what it presses before it presses; a quick hand needs this long for it. */
const OVER_MS = 100
/** A reader looks at a list before the next press; its pictures come meanwhile. */
const LOOK_MS = 1000
const flags = benchFlags()
const rounds = flags.runs ?? (flags.short ? 5 : 15)

/**
 * Milliseconds from a press on the button until the list shows other games, painted; their pictures come when they come. Waits for
 * the page by its own frames, so that no message to the browser is in the figure.
 */
const change = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (label) =>
      new Promise<number>((resolve, reject) => {
        const main = document.querySelector('main')
        const titles = () => [...(main?.querySelectorAll('article') ?? [])].map(({ textContent }) => textContent).join()
        const button = [...(main?.querySelectorAll('button') ?? [])].find((each) => (each.ariaLabel ?? each.textContent) === label)
        if (!button) return reject(new Error(`no button ${label}`))
        const before = titles()
        const start = performance.now()
        button.click()
        const look = () => {
          if (performance.now() - start > 10_000) return reject(new Error(`${label} changed nothing`))
          if (titles() === before || titles() === '') return requestAnimationFrame(look)
          // The first task after the frame; a plain one would come after the pictures that the frame has begun to load.
          return scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' })
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
  const stolen = stolenShare()
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
    // Before the vendors stand all games, one's own, new and hot ones.
    const vendors = chips.slice(SELECTIONS)
    // Each once: what was asked before is kept.
    const each = Math.min(rounds, Math.floor(vendors.length / 2))
    const press = async (name: string) => {
      const took = await change(page, name)
      await page.waitForTimeout(LOOK_MS)
      return took
    }
    const pressed: number[] = []
    const foreseen: number[] = []
    const pages: number[] = []
    for (const name of vendors.slice(0, each)) pressed.push(await press(name))
    for (const name of vendors.slice(each, 2 * each)) {
      await page.getByRole('group', { name: 'Vendors' }).getByRole('button', { name, exact: true }).hover()
      await page.waitForTimeout(OVER_MS)
      foreseen.push(await press(name))
    }
    await open('/rng?lang=EN')
    // Each second one: the very next has been asked for ahead.
    for (let round = 1; round <= rounds; round += 1) pages.push(await press(`Page ${1 + 2 * round}`))
    await open('/rng?lang=EN')
    return { pressed, foreseen, pages, frames: await scrolled(page), stolen: stolen() }
  } finally {
    await browser.close()
  }
})

const spread = (all: readonly number[]) => `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`
const ms = (name: string, all: readonly number[]) => ({
  ok: median(all) <= CHANGE_MS,
  text: `${name} ${median(all).toFixed(0)} ms (goal ${CHANGE_MS} ms; ${spread(all)} in ${all.length})`,
})
const lines = [
  ms('a filter', figures.pressed),
  ms('a page', figures.pages),
  { ok: figures.frames >= FRAMES, text: `scrolling ${figures.frames.toFixed(1)} frames a second (goal ${FRAMES})` },
]
console.log(`Slots among ${GAMES} games, 1440x900, from the press until the games are painted; medians`)
for (const { ok, text } of lines) console.log(`${ok ? 'ok  ' : 'MISS'} ${text}`)
console.log(`     a filter that was pointed at for ${OVER_MS} ms before: ${median(figures.foreseen).toFixed(0)} ms`)
console.log(`     the host took ${(figures.stolen * 100).toFixed(0)} % of the machine`)
if (flags.enforce && lines.some(({ ok }) => !ok)) process.exitCode = 1
