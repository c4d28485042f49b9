import type { Locator } from '@playwright/test'
import { english } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** How long an element takes to come or go. */
const duration = (element: Locator) => element.evaluate((node) => getComputedStyle(node).animationDuration)

test('a slide comes within a second, by arrow, by dot and by itself every five, and leads where it says [LOBBY-14]', {
  tag: '@client',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto(english('/'))
  const carousel = page.locator('[aria-roledescription=carousel]')
  const dots = carousel.getByRole('button', { name: /^Show slide/ })
  await expect(dots.nth(1)).toBeAttached()
  const last = (await dots.count()) - 1
  const slides = carousel.locator('[aria-roledescription=slide]')
  const at = (index: number) => expect(dots.nth(index)).toHaveAttribute('aria-current', 'true')
  await at(0)

  await carousel.getByRole('button', { name: 'Previous slide' }).click()
  await at(last)
  expect(await duration(slides.nth(last))).toBe('1s')
  expect(await duration(slides.nth(0))).toBe('1s')
  await carousel.getByRole('button', { name: 'Next slide' }).click()
  await at(0)
  await dots.nth(1).click()
  await at(1)

  // Whoever points at it reads it.
  await page.clock.runFor(20_000)
  await at(1)
  await page.getByRole('contentinfo').hover()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(5000)
  await at(2 % (last + 1))
  await page.clock.runFor(5000)
  await at(3 % (last + 1))

  const banner = slides.nth(1)
  const target = await banner.getByRole('link').getAttribute('href')
  await dots.nth(1).click()
  // Away from its words and its button.
  await banner.click({ position: { x: 700, y: 40 } })
  await expect(page).toHaveURL(new RegExp(`${target}(\\?|#|$)`))
})

test('the winner board turns within a second, every three [LOBBY-15]', { tag: '@client' }, async ({ page }) => {
  await page.clock.install()
  await page.goto(english('/'))
  const board = page.getByRole('region', { name: 'Just won' })
  await board.scrollIntoViewIfNeeded()
  const wins = board.getByRole('list')
  await expect(wins.getByRole('listitem')).toHaveCount(2)
  const amounts = () => wins.getByRole('listitem').allInnerTexts()
  const first = await amounts()
  await page.clock.runFor(3000)
  await expect.poll(amounts).not.toEqual(first)
  expect(await duration(wins)).toBe('1s')
})
