import type { Page } from '@playwright/test'
import { findingsInThemes, OPEN_DIALOG } from './support/axe.ts'
import { operator } from './support/operator.ts'
import { type OwnGateway, ownGateway, SET_UP } from './support/own-gateway.ts'
import { english, newName, openWithEvents, register } from './support/people.ts'
import { expect as strict, test } from './support/test.ts'

test.use({ popups: 'keep' })
// In the client the stream runs in its main process, out of a page's sight: such tests are not `@client`.
// Each runs several operator commands, and popups wait until the page has settled.
test.describe.configure({ timeout: 180_000 })
const expect = strict.configure({ timeout: 60_000 })

const published = async (...args: readonly string[]): Promise<string> =>
  /announcement (\d+)/.exec(await operator('announce', ...args))?.[1] ?? ''

const clickOutside = (page: Page) => page.mouse.click(4, 4)
const popup = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a popup comes once a session to a guest, arrives live, and is gone when it is taken back [MODAL-04] [CONTENT-01]', async ({
  page,
  browser,
}) => {
  await openWithEvents(page, english('/'))
  const title = `Lantern night ${newName()}`
  const id = await published('--type', 'PU', '--title-en', title, '--title-ty', title, '--content-en', '<p>Come and see.</p>')
  try {
    await expect(popup(page, title)).toContainText('Come and see.')
    await popup(page, title).getByRole('button', { name: 'Got it' }).click()
    await expect(popup(page, title)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Most played' })).toBeVisible()
    // Closed popups do not wait any more: the next one comes alone.
    const next = `Harvest night ${newName()}`
    const later = await published('--type', 'PU', '--title-en', next, '--title-ty', next, '--content-en', '<p>Another.</p>')
    await expect(popup(page, next)).toBeVisible()
    await expect(popup(page, next).getByRole('button', { name: 'Next' })).toHaveCount(0)
    await operator('retract', later)

    const other = await browser.newContext()
    const second = await other.newPage()
    await openWithEvents(second, english('/'))
    await expect(popup(second, title)).toBeVisible()
    await operator('retract', id)
    await expect(popup(second, title)).toBeHidden()
    await other.close()
  } finally {
    await operator('retract', id).catch(() => undefined)
  }
})

test('who comes for the first time is told so once; Go promo leads to the reward center [MODAL-02] [MODAL-04]', { tag: '@client' }, async ({
  page,
}) => {
  await register(page)
  const promo = popup(page, 'See your rewards')
  await expect(promo).toBeVisible()
  await promo.getByRole('button', { name: 'Next' }).click()
  await expect(popup(page, 'Play within your limits').getByRole('button', { name: 'Go to promotions' })).toBeHidden()
  await popup(page, 'Play within your limits').getByRole('button', { name: 'Previous' }).click()
  await promo.getByRole('button', { name: 'Go to promotions' }).click()
  await expect(page).toHaveURL(/\/member\/rewardCenter/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('notices stand nine on a page [MODAL-03]', { tag: '@client' }, async ({ page }) => {
  const title = `Tenth ${newName()}`
  const id = await published('--type', 'PL', '--title-en', title, '--title-ty', title)
  try {
    await page.goto(english('/'))
    await page.getByRole('button', { name: 'All notices' }).click()
    const dialog = page.getByRole('dialog', { name: 'Notices' })
    await expect(dialog.getByRole('listitem')).toHaveCount(9)
    const first = dialog.getByRole('heading', { level: 3 }).first()
    await expect(first).toHaveText(title)
    await dialog.getByRole('button', { name: 'Page 2' }).click()
    await expect(first).not.toHaveText(title)
  } finally {
    await operator('retract', id)
  }
})

test('help opens at the topic of its address and says when there is none [ROUTE-08] [MODAL-05] [CONTENT-04]', { tag: '@client' }, async ({
  page,
}) => {
  await page.goto(`${english('/help')}#money`)
  const dialog = page.getByRole('dialog', { name: 'Help' })
  await expect(dialog.getByRole('tab', { name: 'Deposits and withdrawals' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('tabpanel')).toContainText('The sandbox credits it at once.')
  await dialog.getByRole('tab', { name: 'Questions' }).click()
  await expect(page).toHaveURL(/#faq$/)
  await expect(dialog.getByRole('tabpanel')).toContainText('Is this real money?')
  await clickOutside(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/(\?[^#]*)?$/)
  await page.goto(`${english('/help')}#nowhere`)
  await expect(dialog).toContainText('There is no such topic.')
  await expect(dialog.getByRole('tabpanel')).toBeVisible()
})

test('focus stays in a dialog and comes back; Escape and a click outside close it [MODAL-01]', { tag: '@client' }, async ({ page }) => {
  await page.goto(english('/'))
  const opener = page.getByRole('button', { name: 'All notices' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Notices' })
  await expect(dialog).toBeVisible()
  // A dialog's last stop is followed by the browser's own bar, never by the page behind it.
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await clickOutside(page)
  await expect(dialog).toBeHidden()
})

test('the legal licence has an address, and what the operator writes arrives without a reload [MODAL-05] [CONTENT-04]', async ({
  page,
}) => {
  await openWithEvents(page, english('/?dialog=legal'))
  const dialog = page.getByRole('dialog', { name: 'Legal licence' })
  await expect(dialog).toContainText('This is a demonstration of software.')
  const title = `Number ${newName()}`
  await operator('help', 'publish', 'number', '--section', 'LEGAL', '--title-en', title, '--content-en', '<p>None.</p>')
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  await operator('help', 'retract', 'number')
  await expect(dialog.getByRole('heading', { name: title })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/dialog=/)
})

const REFUSED_WORDS = /violates the following Content Security Policy|^policy: (img|script|style)-src/

// Any page that reads the words meanwhile would say that its policy refused some, which is a fault to the test it belongs to.
const apart = test.extend<{ own: OwnGateway }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      const own = await ownGateway()
      await give(own)
      await own.stop()
    },
    SET_UP,
  ],
  baseURL: async ({ own }, give) => give(own.origin),
  faults: async ({ faults }, give) => {
    await give(faults)
    // Even to be taken apart the words were parsed under the page's policy, which says what it refused.
    faults.splice(0, faults.length, ...faults.filter((fault) => !REFUSED_WORDS.test(fault)))
  },
})

apart('hostile HTML in an announcement runs nothing and calls nobody [CONTENT-02]', { tag: '@client' }, async ({ page, context, own }) => {
  const outside: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.example')) outside.push(request.url())
  })
  const title = `Hostile ${newName()}`
  const html =
    '<p>Harmless words</p><img src=x onerror="window.broken=1"><img src="https://evil.example/p.gif"><script>window.broken=1</script>' +
    '<a href="javascript:window.broken=1">a link</a><iframe src="https://evil.example"></iframe><style>body{display:none}</style>'
  await own.operator('announce', '--type', 'PL', '--title-en', title, '--title-ty', title, '--content-en', html)
  await page.goto(english('/?dialog=notices'))
  const row = page.getByRole('dialog', { name: 'Notices' }).getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Harmless words')
  await expect(row.locator('img, script, iframe, style')).toHaveCount(0)
  await row.getByText('a link').click()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  expect(outside).toEqual([])
})

test('a banner of the operator turns up among the slides [CONTENT-03]', { tag: '@client' }, async ({ page }) => {
  const title = `Slide ${newName()}`
  const output = await operator(
    'banner',
    'publish',
    '--title-en',
    title,
    '--title-ty',
    title,
    '--content-en',
    '<p>New</p>',
    '--url',
    '/rng',
  )
  const id = /announcement (\d+)/.exec(output)?.[1] ?? ''
  try {
    expect(await operator('banner', 'list')).toContain(title)
    await page.goto(english('/'))
    await expect(
      page
        .getByRole('region', { name: /banner|promot|highlight/i })
        .or(page.locator('[aria-roledescription=carousel]'))
        .first(),
    ).toContainText(title, {
      timeout: 60_000,
    })
  } finally {
    await operator('banner', 'retract', id)
  }
})

test('on a phone the dialogs fit and scroll inside [MODAL-01]', { tag: '@client' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/?dialog=notices', '/?dialog=legal', '/help#faq']) {
    const [path = '', hash = ''] = address.split('#')
    await page.goto(`${english(path)}${hash ? `#${hash}` : ''}`)
    const box = await page.getByRole('dialog').boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(390)
    expect(box!.height).toBeLessThanOrEqual(844)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('axe finds nothing in the dialogs, in either theme [MODAL-01]', { tag: '@deep' }, async ({ page }) => {
  for (const address of ['/?dialog=notices', '/?dialog=legal', '/?dialog=public', '/?dialog=games&vendor=PG', '/help']) {
    await page.goto(english(address))
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    expect(await findingsInThemes(page, OPEN_DIALOG), address).toEqual([])
  }
  await register(page)
  await expect(popup(page, 'See your rewards')).toBeVisible()
  expect(await findingsInThemes(page, OPEN_DIALOG), 'popup').toEqual([])
})
