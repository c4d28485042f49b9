import { test as base, expect } from '@playwright/test'
import { probe } from '@portico/contract/system/calls'
import { findingsInThemes } from './support/axe.ts'
import { english, openWithEvents } from './support/people.ts'
import { type OwnGateway, ownGateway, SET_UP } from './support/own-gateway.ts'
import { reportViolations } from './support/violations.ts'

// Calls are refused here by intent, so this is not the test that counts every refusal as a fault.
const test = base.extend<{ violations: undefined }, { own: OwnGateway }>({
  violations: [
    async ({ context }, give) => {
      const found: string[] = []
      await reportViolations(context, (violation) => found.push(violation))
      await give(undefined)
      expect(found).toEqual([])
    },
    { auto: true },
  ],
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that the fixture needs no other
    async ({}, give) => {
      const own = await ownGateway()
      await own.operator(
        'service',
        'publish',
        'chat',
        '--type',
        'LIVE_CHAT',
        '--path',
        '/help',
        '--title-en',
        'Live chat',
        '--title-ty',
        'Chat',
      )
      await give(own)
      await own.stop()
    },
    { scope: 'worker', ...SET_UP },
  ],
  baseURL: async ({ own }, give) => give(own.origin),
})
test.describe.configure({ mode: 'serial' })

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test(`the site closes and opens in sight of its reader, without a reload, ${name} [SYSTEM-01] [SYSTEM-02] [SYSTEM-03]`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize(viewport)
    await openWithEvents(page, english('/app'))
    await page.getByRole('tab', { name: 'Android' }).click()
    await page.evaluate(() => Object.assign(globalThis, { unbroken: true }))

    const back = new Date(Date.now() + 3 * 3_600_000 + 60_000).toISOString()
    await own.operator('status', 'maintenance', '--message', 'We move to new servers.', '--until', back)
    await expect(page.getByRole('heading', { name: 'Back soon' })).toBeVisible()
    await expect(page.getByText('We move to new servers.')).toBeVisible()
    await expect(page.getByText(/^Back at .*\d\d:\d\d \(GMT\+7\), in 3 hours$/)).toBeVisible()
    await expect(page.getByText('Your balance and your bets are safe.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Live chat' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Get the app' })).toBeHidden()
    expect(await findingsInThemes(page)).toEqual([])

    await own.operator('status', 'region')
    await expect(page.getByRole('heading', { name: 'Not available where you are' })).toBeVisible()
    await expect(page.getByText('Your IP address: 127.0.0.1')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Live chat' })).toBeVisible()
    await expect(page.getByText('Other addresses of this site')).toHaveCount(0)
    expect(await findingsInThemes(page)).toEqual([])

    await own.operator('status', 'open')
    await expect(page.getByRole('heading', { name: 'Get the app' })).toBeVisible()
    expect(await page.evaluate(() => 'unbroken' in globalThis)).toBe(true)
  })
}

test('what was chosen before the maintenance is still chosen after it [SYSTEM-01]', async ({ page, own }) => {
  await openWithEvents(page, english('/app'))
  await page.getByRole('tab', { name: 'macOS' }).click()
  await own.operator('status', 'maintenance')
  await expect(page.getByText('We’re down for maintenance.', { exact: false })).toBeVisible()
  await own.operator('status', 'open')
  await expect(page.getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true')
})

test('whoever comes during maintenance sees it at once, and refreshing ends it [SYSTEM-02]', async ({ page, own }) => {
  await own.operator('status', 'maintenance')
  await page.goto(english('/'))
  await expect(page.getByRole('heading', { name: 'Back soon' })).toBeVisible()
  await page.routeWebSocket(/\/events/, () => undefined)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Back soon' })).toBeVisible()
  await own.operator('status', 'open')
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Back soon' })).toBeHidden()
})

test('mirrors are listed and measured, and a stranger behind one is no line [SYSTEM-04] [SYSTEM-05]', async ({ page, own }) => {
  const answer = (nonce: string | null) => ({
    headers: { 'Access-Control-Allow-Origin': '*' },
    json: { success: true, value: { nonce, merchantCode: 'aurora', serverNow: '2026-11-21T08:00:00.000Z' } },
  })
  await page.route(`https://*${probe.path}*`, (route) => {
    const { host, searchParams } = new URL(route.request().url())
    if (host === 'aurora-mirror.example') return route.abort()
    // A hotel's page answers too, but does not know what it was asked.
    return route.fulfill(answer(host === 'aurora.example' ? 'another-nonce-altogether' : searchParams.get('nonce')))
  })
  await own.operator('status', 'maintenance')
  await page.goto(english('/'))
  await page.getByText('Other addresses of this site').click()
  const lines = page.getByRole('region', { name: 'Other addresses of this site' })
  const row = (domain: string) => lines.getByRole('listitem').filter({ has: page.getByRole('link', { name: domain, exact: true }) })
  await expect(row('play.aurora.example')).toContainText(/\d ms/)
  await expect(row('play.aurora.example')).toContainText('Quickest')
  await expect(row('aurora.example')).toContainText('No answer')
  await expect(row('aurora-mirror.example')).toContainText('No answer')
  await lines.getByRole('button', { name: 'Measure again' }).click()
  await expect(row('play.aurora.example')).toContainText(/\d ms/)
  await lines.getByRole('button', { name: 'Refresh the list' }).click()
  await own.operator('status', 'open')
})

test('an address that goes on after refusals is told to ask the customer service [SYSTEM-06]', async ({ page }) => {
  await page.goto(english('/'))
  const refusal = { success: false, code: 'IP_LOCKED', traceId: 'a-trace', retryAfter: 60 }
  await page.route(/\/(wps|lgw)\//, (route) => route.fulfill({ status: 403, json: refusal }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your address is locked for a while' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Telegram' })).toBeVisible()
  await page.unroute(/\/(wps|lgw)\//)
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('a dead gateway is said so, other addresses are offered, and its return is noticed [SYSTEM-04]', async ({ page }) => {
  await page.goto(english('/app'))
  await page.route(/\/(wps|lgw)\//, (route) => route.abort())
  await page.getByRole('link', { name: 'Home' }).first().click()
  const strip = page.getByRole('status').filter({ hasText: 'No answer from the server' })
  await expect(strip).toBeVisible({ timeout: 60_000 })
  await strip.getByRole('button', { name: 'Other addresses' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'play.aurora.example' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unroute(/\/(wps|lgw)\//)
  await expect(strip).toBeHidden({ timeout: 60_000 })
})
