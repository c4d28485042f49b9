import type { Page } from '@playwright/test'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { gameFrame } from './support/games.ts'
import { balanceOf, DEMO, english, newName } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { onPhone } from './support/on-phone.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Free play' })
const wall = (page: Page) => page.getByRole('dialog', { name: 'Free play' })

/** Begins free play where visitors log in. */
const begin = async (page: Page) => {
  await page.goto(english('/'))
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await dialog.getByRole('button', { name: 'Play for free' }).click()
  await expect(dialog).toBeHidden()
  await expect(bar(page)).toContainText('7 days left')
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`${width} wide`, onPhone({ width }), () => {
    test.use({ viewport: { width, height } })

    test('free play, a game with play money, and an account that has what was tried and liked [LOGIN-15] [MEMBER-04] [GAME-04]', async ({
      page,
    }) => {
      await begin(page)
      expect(await findingsInThemes(page, 'section[aria-label="Free play"]')).toEqual([])

      await page.goto(english('/rng'))
      await expect(bar(page)).toBeVisible()
      const heart = page.getByRole('button', { name: /^Favourite / }).first()
      const liked = ((await heart.getAttribute('aria-label')) ?? '').replace(/^Favourite /, '')
      await heart.click()
      await expect(wall(page)).toContainText('A trial account cannot do this. Register a real account first.')
      await expect(wall(page)).toContainText(`“${liked}” becomes a favourite as soon as you have registered.`)
      expect(await findingsInThemes(page, OPEN_DIALOG)).toEqual([])
      await wall(page).getByRole('button', { name: 'Go on with free play' }).click()

      const free = page.getByRole('button', { name: /^Try .+ free$/ }).first()
      const tried = ((await free.getAttribute('aria-label')) ?? '').replace(/^Try | free$/g, '')
      await free.focus()
      await free.press('Enter')
      const { frame } = await gameFrame(page, tried)
      await expect(frame.getByText('Guest')).toBeVisible()
      await frame.getByText('One free spin').click()

      await page.goto(english('/rng'))
      await bar(page).getByRole('button', { name: 'Keep what you have: register' }).click()
      const form = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Username' }) })
      await expect(form).toContainText('What you tried and liked in free play comes along.')
      await form.getByRole('textbox', { name: 'Username' }).fill(newName())
      await form.getByLabel('Password', { exact: true }).fill(DEMO.password)
      await form.getByLabel('Confirm password').fill(DEMO.password)
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Register' }).click()
      await expect(form).toBeHidden()
      await expect(bar(page)).toHaveCount(0)
      await page.goto(english('/favorite'))
      await expect(page.getByRole('main').getByRole('button', { name: `Play ${liked}`, exact: true })).toBeVisible()
      await page.goto(english('/recent'))
      await expect(page.getByRole('main').getByRole('button', { name: `Play ${tried}`, exact: true })).toBeVisible()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(balanceOf(page)).toBeVisible()
    })
  })
}

test('free play outlasts a reload, is refused what is for members, leads to a log-in of one’s own, and ends [MEMBER-04] [GAME-01]', async ({
  page,
}) => {
  await begin(page)
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await page.goto(english('/member/depositv2'))
  await expect(wall(page)).toContainText('deposits and the member centre come with an account of your own')
  await page.keyboard.press('Escape')
  await page.goto(english('/service'))
  // The room is for members: it is not offered.
  await expect(page.getByRole('main').getByRole('button', { name: 'Live chat' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Chat room' })).toHaveCount(0)
  await page.goto(english('/member/depositv2'))
  await wall(page).getByRole('button', { name: 'Log in to an account' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' }).getByRole('textbox', { name: 'Username' })).toBeVisible()
  await page.keyboard.press('Escape')
  await bar(page).getByRole('button', { name: 'End' }).click()
  await expect(bar(page)).toHaveCount(0)
  // It is the browser's own: asked for again, it is there again.
  await begin(page)
})
