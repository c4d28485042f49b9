import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { CRASH_PAGE, createCrashGuard } from './crash-guard.ts'
import { crashPage, crashPagePolicy } from './crash-page.ts'

const MINUTE = 60_000
const HOME = 'app://portico/'

test('three reloads in five minutes, then the crash page, which is not tried again [DESKTOP-07]', () => {
  const clock = testClock()
  const guard = createCrashGuard(clock)
  const seen = [1, 2, 3, 4].map(() => {
    clock.pass(MINUTE)
    return guard(HOME)
  })
  expect(seen).toEqual(['reload', 'reload', 'reload', 'page'])
  expect(guard(CRASH_PAGE)).toBe('still')
  expect(guard(`${CRASH_PAGE}?x=1`)).toBe('still')
})

test('crashes further apart are each reloaded [DESKTOP-07]', () => {
  const clock = testClock()
  const guard = createCrashGuard(clock)
  for (let crash = 0; crash < 10; crash += 1) {
    expect(guard(HOME)).toBe('reload')
    clock.pass(2 * MINUTE)
  }
})

test('five minutes after the first the count begins anew [DESKTOP-07]', () => {
  const clock = testClock()
  const guard = createCrashGuard(clock)
  expect([guard(HOME), guard(HOME), guard(HOME), guard(HOME)]).toEqual(['reload', 'reload', 'reload', 'page'])
  clock.pass(5 * MINUTE)
  expect(guard(HOME)).toBe('reload')
})

test.each([
  ['vi-VN', 'Bắt đầu lại', 'Aurora đã ngừng hoạt động'],
  ['en', 'Start again', 'Aurora stopped working'],
])('the crash page reads well in %s without any script [DESKTOP-07]', (language, again, title) => {
  const page = crashPage(language, 'Aurora')
  expect(page).toContain(`<html lang="${language}" dir="ltr">`)
  expect(page).toContain(`<title>${title}</title>`)
  expect(page).toContain(`<a href="app://portico/">${again}</a>`)
  expect(page).not.toMatch(/<script|\son\w+=|javascript:|https?:|<img|\{\{/i)
})

test('its policy allows its one style and nothing else [DESKTOP-07]', () => {
  const style = /<style>(.*)<\/style>/s.exec(crashPage('en', 'Aurora'))?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(crashPagePolicy()).toContain(`style-src 'sha256-${hash}'`)
  expect(crashPagePolicy()).toContain("default-src 'none'")
  expect(crashPagePolicy()).not.toContain('unsafe')
})

test('a language without texts is told of in English, and marked so', () => {
  expect(crashPage('eo', 'Aurora')).toContain('<html lang="en" dir="ltr">')
  expect(crashPage('ar-EG', 'Aurora')).toContain('<html lang="ar-EG" dir="rtl">')
})

test('a brand’s name is text', () => {
  expect(crashPage('en', '<b>"A&B"</b>')).toContain('<h1>&lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt; stopped working</h1>')
})
