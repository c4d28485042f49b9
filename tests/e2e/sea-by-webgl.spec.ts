import { launchArgs } from '../../scripts/lib/browser.ts'
import { english } from './support/people.ts'
import { openReef, shoot, webglFetched } from './support/reef.ts'
import { test } from './support/studio-house.ts'
import { expect } from './support/test.ts'

// The processor's WebGL, said to be a card's: there is none where this runs.
const asCard = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

test.use({
  viewport: { width: 1120, height: 640 },
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: async ({ launchOptions }, give) =>
    give({ ...launchOptions, args: [...launchArgs.filter((flag) => flag !== '--disable-gpu'), ...asCard] }),
})

test('the sea is drawn by WebGL, a lost context costs no shot, and it is drawn so again [GAME-01]', async ({ page }) => {
  const game = await openReef(page)
  const canvas = game.locator('canvas')
  await expect(canvas).toBeVisible()
  const fired = game.locator('.counts')
  await shoot(game)
  await expect(fired).toHaveText(/^Shots fired1/)
  await canvas.evaluate((one: HTMLCanvasElement) => one.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext())
  await expect(game.locator('[data-drawn-by="elements"]')).toBeVisible()
  await expect(canvas).toHaveCount(0)
  await shoot(game)
  await expect(fired).toHaveText(/^Shots fired2/)
  await expect(canvas).toBeVisible()
  await shoot(game)
  await expect(fired).toHaveText(/^Shots fired3/)
})

test('twenty openings get a context each, and none is lost [GAME-03]', { tag: '@deep' }, async ({ page }) => {
  test.setTimeout(900_000)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (/context/i.test(message.text())) warnings.push(message.text())
  })
  await page.goto(english('/fish'))
  const button = page.getByRole('button', { name: 'Try Coral Reef free' })
  for (let opening = 0; opening < 20; opening++) {
    await button.focus()
    await button.press('Enter')
    await expect(page.locator('iframe').contentFrame().locator('canvas')).toBeVisible()
    await page.goBack()
    await expect(button).toBeVisible()
  }
  expect(warnings).toEqual([])
})

test.describe('and motion unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves, and nothing is fetched to move it', async ({ page }) => {
    const fetched = webglFetched(page)
    const game = await openReef(page)
    await shoot(game)
    await expect(game.locator('[data-drawn-by="elements"]')).toBeVisible()
    expect(fetched).toEqual([])
  })
})
