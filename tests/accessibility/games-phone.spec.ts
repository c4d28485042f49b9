import { findingsInThemes, OPEN_DIALOG } from '../e2e/support/axe.ts'
import { english } from '../e2e/support/people.ts'
import { test } from '../e2e/support/studio-house.ts'
import { expect } from '../e2e/support/test.ts'

const GAMES = [
  ['Moon Gate', '/rng'],
  ['Sky Lantern', '/rng'],
  ['European Roulette', '/live'],
  ['Baccarat', '/live'],
  ['Bingo at Dusk', '/bingo'],
  ['Coral Reef', '/fish'],
  ['Two Kings', '/pvp'],
  ['Studio Sports', '/sports'],
  ['Studio Esports', '/esports'],
  ['Studio Cockfight', '/cockfight'],
] as const

test.use({ viewport: { width: 390, height: 844 } })

for (const [name, path] of GAMES)
  test(`axe finds nothing on a phone in either theme on ${name}, and in its rules`, async ({ page }) => {
    await page.goto(english(path))
    const button = page.getByRole('button', { name: `Try ${name} free` })
    await button.focus()
    await button.press('Enter')
    const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
    if (!frame) throw new Error(`${name} has no frame`)
    await expect(frame.getByRole('button', { name: 'Rules, pays and fairness' })).toBeVisible()
    expect(await findingsInThemes(frame), 'table').toEqual([])
    const isWider = await frame.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isWider, 'scrolls sideways').toBe(false)
    await frame.getByRole('button', { name: 'Rules, pays and fairness' }).press('Enter')
    await expect(frame.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    expect(await findingsInThemes(frame, OPEN_DIALOG), 'rules').toEqual([])
  })
