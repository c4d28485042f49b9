import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { brand } from 'virtual:brand'
import { AgentMenu } from '../../app/agent-shell/agent-menu.tsx'
import { renderApp } from '../../test/render.tsx'
import { Component as AgentLogin } from './login/login-page.tsx'

/** A reader whose clock shows this zone. */
const readIn = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}

afterEach(() => vi.restoreAllMocks())

const callable = () => {
  const link = screen.getByRole('link', { name: brand.agentHotline ?? '' })
  return [link.getAttribute('href'), link.closest('p')?.textContent]
}

test.each([
  ['the agents’ door', <AgentLogin key="door" />],
  ['the office’s menu', <AgentMenu key="menu" />],
])('%s says which number agents call, and when', async (_where, screenOf) => {
  readIn('Asia/Calcutta')
  await renderApp(screenOf, { namespaces: ['agent', 'session', 'errors'] })
  expect(brand.agentHotline).toMatch(/^\+\d/)
  const [number, words] = callable()
  expect(number).toBe(`tel:${brand.agentHotline?.replaceAll(' ', '')}`)
  // Calcutta's clocks are an hour and a half behind the merchant's all year.
  expect(words).toBe(
    `Agent hotline${brand.agentHotline}Monday to Friday, 12:00 to 21:00Monday to Friday, 10:30 to 19:30 for you (GMT+5:30)`,
  )
})

test('says the hours once where the reader’s clock is the merchant’s', async () => {
  readIn(brand.timeZone)
  await renderApp(<AgentMenu />)
  expect(callable()[1]).toMatch(/12:00 to 21:00$/)
})
