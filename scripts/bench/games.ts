import { type ChildProcess, spawn } from 'node:child_process'
import { chromium, type Page } from '@playwright/test'
import { ensureBrowser, launchArgs } from '../lib/browser.ts'
import { benchFlags, median } from '../lib/flags.ts'
import { inRoot, requireNode } from '../lib/root.ts'
import { ensureStudioPage } from '../lib/studio-page.ts'
import { measureOpening } from './games/opening.ts'

requireNode()

/** With the processor made four times slower; of a machine that does nothing else. */
const FRAMES_GOAL = 55
const SLOWER = 4
const PAINT_GOAL_MS = 1500
const WEIGHT_GOAL_KB = 260
const flags = benchFlags()
const SECONDS = flags.short ? 4 : 10
const runs = flags.runs ?? (flags.short ? 1 : 3)

/** Games that stand until something is pressed. */
const STANDING = ['PSBACCARAT', 'PSBINGODUSK', 'PSTWOKINGS', 'PSSPORTS', 'PSESPORTS', 'PSCOCKFIGHT']
/** Says that a processor's WebGL is a card's, so that what is fetched for one is weighed. */
const AS_CARD = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** Games that move, and what sets them going. */
const MOVING: readonly (readonly [code: string, name: string, begin: (page: Page) => Promise<void>])[] = [
  ['PSMOONGATE', 'Moon Gate', (page) => page.getByRole('button', { name: 'Spin' }).click()],
  [
    'PSROULETTE',
    'European Roulette',
    async (page) => {
      await page.getByRole('button', { name: 'Red', exact: true }).click()
      await page.getByRole('button', { name: /^Spin, / }).click()
    },
  ],
  [
    'PSSKYLANTERN',
    'Sky Lantern',
    (page) =>
      page
        .getByText(/players? · \d+ left|in flight/i)
        .first()
        .waitFor({ timeout: 5000 })
        .catch(() => undefined),
  ],
  ['PSCORALREEF', 'Coral Reef', (page) => page.getByRole('button', { name: /^Buy in, / }).click()],
]

/** The studio against a wallet of its own, with one game; where it is played. */
const openStudio = (code: string): Promise<{ readonly child: ChildProcess; readonly url: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('packages', 'studio', 'testing', 'open-studio.ts'), code, '0', 'demo'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.once('exit', () => reject(new Error(`the studio did not open ${code}`)))
    child.stdout.once('data', (line: Buffer) => resolve({ child, url: line.toString().trim() }))
  })

const framesASecond = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(
    (most) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        let frames = 0
        const step = () => {
          const passed = (performance.now() - start) / 1000
          if (passed >= most) return resolve(frames / passed)
          frames += 1
          return requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    seconds,
  )

const executablePath = await ensureBrowser()
await ensureStudioPage()
const withCard = await chromium.launch({ executablePath, args: [...launchArgs.filter((flag) => flag !== '--disable-gpu'), ...AS_CARD] })
const browser = await chromium.launch({ executablePath, args: [...launchArgs] })
let isReached = true
const report = (isWithin: boolean, line: string): void => {
  isReached &&= isWithin
  console.log(`${isWithin ? 'ok  ' : 'MISS'} ${line}`)
}
try {
  console.log(`Opening a game for the first time on a slow line, the processor ${SLOWER} times slower`)
  for (const code of [...MOVING.map(([moving]) => moving), ...STANDING]) {
    const { child, url } = await openStudio(code)
    try {
      const { paintMs, kB } = await measureOpening(withCard, url.replace('lang=EN', 'lang=en'), SLOWER)
      report(paintMs <= PAINT_GOAL_MS, `${code.padEnd(14)} first paint ${paintMs.toFixed(0).padStart(5)} ms (goal ${PAINT_GOAL_MS})`)
      report(kB <= WEIGHT_GOAL_KB, `${code.padEnd(14)} everything ${kB.toFixed(1).padStart(6)} kB with gzip (goal ${WEIGHT_GOAL_KB})`)
    } finally {
      child.kill()
    }
  }
  console.log(`Frames a second of the studio's games, the processor ${SLOWER} times slower, ${SECONDS} s, median of ${runs} runs`)
  for (const [code, name, begin] of MOVING) {
    const { child, url } = await openStudio(code)
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const session = await page.context().newCDPSession(page)
      const frames: number[] = []
      for (let run = 0; run < runs; run += 1) {
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
        await page.goto(url.replace('launch-token-1', `launch-token-${code}-${run}`).replace('lang=EN', 'lang=en'))
        await page.getByText('Play money').first().waitFor()
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        await begin(page)
        frames.push(await framesASecond(page, SECONDS))
      }
      report(
        median(frames) >= FRAMES_GOAL,
        `${name.padEnd(20)}${median(frames).toFixed(1).padStart(6)} frames a second (goal ${FRAMES_GOAL})`,
      )
      await page.close()
    } finally {
      child.kill()
    }
  }
} finally {
  await withCard.close()
  await browser.close()
}
if (flags.enforce && !isReached) process.exitCode = 1
