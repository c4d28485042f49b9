import { lotteryGames } from '@portico/contract/lottery/calls'
import { findingsInThemes } from './support/axe.ts'
import { changedOnce } from './support/line.ts'
import { addToList, EACH_FIVE, EACH_MINUTE, placeList, readSettlements, type Table } from './support/lotteries.ts'
import { balanceOf, DEMO, deposit, english, logIn, register } from './support/people.ts'
import { placeSlip } from './support/placing.ts'
import { expect, test } from './support/test.ts'

// Each of these waits for a draw of its own, the longest for five minutes: one after the other they would be the longest part of the run.
test.describe.configure({ mode: 'parallel' })

const plays = ({ code, path, plays: lines }: Table, tag: string[], waitMs: number) =>
  test(`${code}: every way to choose, from the board to the explained settlement [LOTTERY-03]`, { tag }, async ({ page }) => {
    // The draw is the real one; whoever bets in its last seconds waits for the one after it.
    test.setTimeout(2 * waitMs + 120_000)
    await register(page)
    await deposit(page, '1000000')
    await page.goto(english(path))
    for (const line of lines) await addToList(page, line)
    await placeList(page, lines.length)
    await readSettlements(page, lines.length, waitMs + 60_000)
  })

/** Each waits for a real draw, so the usual run plays one of them. */
const USUAL = ['VNN1']

for (const table of EACH_MINUTE) plays(table, USUAL.includes(table.code) ? [] : ['@deep'], 60_000)
for (const table of EACH_FIVE) plays(table, ['@deep'], 300_000)

test('a lottery stands on its vendor’s page, and a launcher’s query is read [LOTTERY-01] [ROUTE-13]', async ({ page }) => {
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  await page.goto(english('/lottery?lottoGameCode=VNN1&lottoView=betting&lottoArea=VN&launchMode=LOTT&backUrl=/rng'))
  await expect(page).toHaveURL(/\/vnLottery\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('North, 1 minute')
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/rng')
  await page.goto(english('/vnLottery?lottoView=lobby&lottoPrizeMode=ZY'))
  await expect(page.getByRole('heading', { name: 'Vietnam lotteries', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /North, 1 minute/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Northern lottery/ })).toHaveCount(0)
})

test('odds that changed under a slip are told and shown, and the slip is placed at the new ones [LOTTERY-03]', async ({ page }) => {
  await register(page)
  await deposit(page, '1000000')
  // What the page had learnt before the house lowered its odds.
  await changedOnce(page, lotteryGames, ({ games }) => ({
    games: games.map((game) =>
      game.gameCode === 'KS1' ? { ...game, odds: { ...game.odds, single: { 1: '2.5', 2: '3.5', 3: '4.5' } } } : game,
    ),
  }))
  await page.goto(english('/lottery?gameCode=KS1'))
  const line = { tab: 'One number', picks: ['Numbers 6'] }
  await addToList(page, line)
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Numbers 5/ })
    .click()
  const [odds, slip] = [page.getByRole('region', { name: 'Odds', exact: true }), page.getByRole('region', { name: 'Bet slip' })]
  const forOneDie = odds.getByRole('definition').first()
  await expect(forOneDie).toHaveText('2.5')
  await placeSlip(page, slip, slip.getByRole('alert').filter({ hasText: 'The odds have changed' }))
  await expect(forOneDie).toHaveText('2')
  await expect(balanceOf(page)).toContainText('1,000,000.00')
  await page.getByRole('button', { name: 'Add to list' }).click()
  await placeList(page, 2)
  await expect(balanceOf(page)).toContainText('996,000.00')
})

test('axe finds nothing on the page of any lottery, in either theme', { tag: '@deep' }, async ({ page }) => {
  test.slow()
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  for (const { path } of [...EACH_MINUTE, ...EACH_FIVE]) {
    await page.goto(english(path))
    await expect(page.getByRole('tablist').first()).toBeVisible()
    await page.getByRole('button', { name: 'Random' }).click()
    await expect(page.getByRole('button', { name: /^Place bet, / })).toBeVisible()
    expect(await findingsInThemes(page), path).toEqual([])
  }
})

test('on a phone no play of any lottery is wider than the screen [LOTTERY-03]', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  for (const { code, path } of [...EACH_MINUTE, ...EACH_FIVE]) {
    await page.goto(english(path))
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    await expect(tabs.first()).toBeVisible()
    for (const tab of await tabs.all()) {
      await tab.click()
      const name = (await tab.textContent()) ?? ''
      const plays = page.getByRole('group', { name, exact: true }).first().getByRole('button')
      for (const play of [undefined, ...(await plays.all())]) {
        await play?.click()
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${code} ${name} ${(await play?.textContent()) ?? ''}`).toBeLessThanOrEqual(390)
      }
    }
  }
})

test('on a phone the draws of several stations, and of seven numbers, stay within the screen [LOTTERY-03]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  for (const gameCode of ['XSMN', 'XSMT', 'HKLHC']) {
    await page.goto(english(`/lottery?gameCode=${gameCode}`))
    await expect(page.getByRole('table', { name: 'Recent results' }).getByRole('row').nth(3)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), gameCode).toBeLessThanOrEqual(390)
  }
})

test('the slip’s button and the clock stay in sight at every size, and a phone begins with the board [LOTTERY-03]', async ({ page }) => {
  await page.goto(english('/'))
  await logIn(page, DEMO.member)
  await page.goto(english('/lottery?gameCode=SSC5'))
  await page.getByRole('tab', { name: 'Fixed place' }).click()
  const list = page.getByRole('region', { name: 'Bet slip' }).getByRole('list')
  for (let digit = 0; digit < 6; digit++) {
    await page.getByRole('button', { name: `Units ${digit}` }).click()
    await page.getByRole('button', { name: 'Add to list' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(digit + 1)
  }
  // All ten digits of a place can only lose: a warning stands beside the six bets.
  await page.getByRole('button', { name: 'Ten-thousands: All' }).click()
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const top of [0, 600]) {
      await page.evaluate((y) => scrollTo(0, y), top)
      await expect(page.getByRole('button', { name: /^(Place|Waiting for)/ })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('timer').last()).toBeInViewport({ ratio: 1 })
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  const first = await page.getByRole('button', { name: 'Ten-thousands 0', exact: true }).boundingBox()
  expect(first?.y).toBeLessThanOrEqual(330)
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Bet slip' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^(Place|Waiting for)/ })).toBeInViewport({ ratio: 1 })
  await page.goto(english('/vnLottery?gameCode=VNN1'))
  await expect(page.getByRole('button', { name: 'Numbers 00' })).toBeInViewport({ ratio: 1 })
})
