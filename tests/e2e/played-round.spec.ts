import type { FrameLocator, Page } from '@playwright/test'
import { ensureStudioPage } from '../../scripts/lib/studio-page.ts'
import { inRoot } from '../../scripts/lib/root.ts'
import { wholeIn } from './support/amounts.ts'
import { type OwnGateway, ownGateway, SET_UP } from './support/own-gateway.ts'
import { balanceOf, DEMO, deposit, english, enterOffice, register } from './support/people.ts'
import { expect, test as base } from './support/test.ts'

/** The studio beside a demonstration of its own, where members have agents above them; matches of the event book fifteen times faster than in earnest. */
const test = base.extend<Record<never, never>, { house: OwnGateway }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      await ensureStudioPage()
      const house = await ownGateway({
        program: inRoot('packages', 'demo', 'main.ts'),
        open: async () => {},
        env: { DEMO: 'true', STUDIO: 'on', STUDIO_BOOK_PACE: '15' },
      })
      await give(house)
      await house.stop()
    },
    { scope: 'worker', ...SET_UP },
  ],
  baseURL: async ({ house }, give) => give(house.origin),
})

const DEPOSIT = 500_000
const comma = (amount: number): string => new Intl.NumberFormat('en').format(amount)
const textOf = async (element: ReturnType<FrameLocator['getByText']>): Promise<string> => (await element.textContent()) ?? ''

interface Played {
  readonly staked: number
  readonly back: number
}

/** Lays one chip, presses, and reads what came of it. */
const playTable = async (game: FrameLocator, spot: RegExp, press: RegExp): Promise<Played> => {
  await game.getByRole('button', { name: spot }).first().click()
  const button = game.getByRole('button', { name: press })
  const staked = wholeIn(await textOf(button))
  await button.click()
  const result = game.getByRole('status').filter({ hasText: /No win|Won [\d,]+|[\d,]+ ₫ back/ })
  await expect(result.first()).toBeVisible()
  const [, won, back] = /Won ([\d,]+)|([\d,]+) ₫ back/.exec(await textOf(result.first())) ?? []
  return { staked, back: wholeIn(won ?? back ?? '0') }
}

/** Bets on the first pick of a market of a match that takes bets for a while yet, and waits until the match has ended and the bet is settled. */
const playBook = async (game: FrameLocator, market: string): Promise<Played> => {
  const open = game.getByRole('group', { name: market }).filter({ has: game.getByRole('button') })
  await open.nth(1).getByRole('button').first().click()
  await expect(async () => {
    const placed = game.getByRole('heading', { name: 'Bet placed' })
    if (!(await placed.isVisible()))
      await game
        .getByRole('region', { name: 'Bet slip' })
        .getByRole('button', { name: /^(Place bet|Accept and place)/ })
        .click({ timeout: 1000 })
    await expect(placed).toBeVisible({ timeout: 5000 })
  }).toPass()
  // The first bet has its tab opened already; a narrow page shows a button for it.
  const bet = game.getByRole('article').first()
  await expect(bet).toBeVisible()
  // A tournament may be called an Open too.
  await expect(bet.getByText('Open', { exact: true })).toBeHidden({ timeout: 180_000 })
  const figure = async (name: string) =>
    wholeIn(await textOf(bet.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]')))
  return { staked: await figure('Stake'), back: await figure('Paid') }
}

const CATEGORIES = [
  ['live, a spin of roulette', '/live', 'European Roulette', (game: FrameLocator) => playTable(game, /^Red/, /^Spin, [\d,]+/)],
  ['live, a hand of baccarat', '/live', 'Baccarat', (game: FrameLocator) => playTable(game, /Banker/, /^Deal, [\d,]+/)],
  ['esports, a bet on a match', '/esports', 'Studio Esports', (game: FrameLocator) => playBook(game, 'Winner')],
  ['cockfight, a bet on a bout', '/cockfight', 'Studio Cockfight', (game: FrameLocator) => playBook(game, 'Bout')],
] as const

/** What the agent above everybody reads of a member's day: the row of the figure, opened from the overview. */
const officeRow = async (office: Page, figure: RegExp, account: string) => {
  await office.getByRole('list', { name: 'Totals of the range' }).getByRole('link', { name: figure }).click()
  return office.getByRole('row').filter({ hasText: account })
}

for (const [title, path, name, play] of CATEGORIES)
  test(`${title}: balance, account record, betting record, recent games and the agent's figures agree [GAME-01] [GAME-03] [GAME-06]`, async ({
    page,
    browser,
    house,
  }) => {
    test.setTimeout(480_000)
    const account = await register(page)
    await deposit(page, String(DEPOSIT))
    await page.goto(english(path))
    await page.getByRole('button', { name: `Play ${name}`, exact: true }).click()
    const { staked, back } = await play(page.locator('iframe').contentFrame())
    expect(staked).toBeGreaterThan(0)
    const net = back - staked

    await page.goto(english('/recent'))
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: `Play ${name}`, exact: true })
        .first(),
    ).toBeVisible()

    await page.goto(english('/member/transactionHistory'))
    await expect(balanceOf(page)).toContainText(comma(DEPOSIT + net))
    const movements = page.getByRole('group', { name: 'Account record' }).getByRole('button', { name: new RegExp(name) })
    await expect(movements.filter({ hasText: 'Bet' })).toContainText(comma(staked))
    await expect(movements.filter({ hasText: 'Payout' })).toHaveText(back > 0 ? [new RegExp(`\\+${comma(back)}`)] : [])

    await page.goto(english('/member/personalHistoryCopy?of=games'))
    const round = page.getByRole('row').filter({ hasText: name })
    await expect(round).toHaveCount(1)
    await expect(round).toContainText(comma(staked))
    await expect(round).toContainText(comma(Math.abs(net)))

    const office = await (await browser.newContext({ baseURL: house.origin, locale: 'en' })).newPage()
    await enterOffice(office, DEMO.topAgent)
    await expect(await officeRow(office, /Net profit/, account)).toContainText(comma(Math.abs(net)))
  })
