import { english } from './support/people.ts'
import { expect, test } from './support/test.ts'

const OPEN =
  '/ /index /index.html /home /login /register /help /sports /esports /lott /elott /live /fish /rng /pvp /cockfight /bingo ' +
  '/promotions /pointMall /seamless /app /agent'
const GUARDED = ['/member', '/favorite', '/recent', '/lottery?gameCode=SSC1', '/vnLottery', '/seaLottery']

test('every address of the specification answers by itself [ROUTE-01..15]', async ({ page }) => {
  // Some forty pages, one after the other.
  test.slow()
  for (const path of OPEN.split(' ')) {
    const reply = await page.goto(english(path))
    expect(reply?.status(), path).toBe(200)
    await expect(page.locator('#content'), path).toBeVisible()
    await expect(page.getByText('There is no page here'), path).toBeHidden()
    await expect(page.getByText('Something went wrong on this page'), path).toBeHidden()
  }
})

test('a guest is sent to log in where an account is needed [ROUTE-14] [ROUTE-16]', async ({ page }) => {
  for (const path of GUARDED) {
    await page.goto(english(path))
    await expect(page.getByRole('dialog', { name: 'Welcome back' }), path).toBeVisible()
  }
})

test('a guest at the agent center is sent to the agents’ door [ROUTE-06]', async ({ page }) => {
  await page.goto(english('/agentHome'))
  await expect(page).toHaveURL(/\/agent(\?|$)/)
})

test('an unknown address says so and leads home [ROUTE-20]', async ({ page }) => {
  await page.goto(english('/no/such/page'))
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the lobby' }).click()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
})
