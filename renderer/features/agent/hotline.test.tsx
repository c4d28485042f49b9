import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from 'virtual:brand'
import { AgentMenu } from '../../app/agent-shell/agent-menu.tsx'
import { renderApp } from '../../test/render.tsx'
import { Component as AgentLogin } from './login/login-page.tsx'

const callable = () => {
  const link = screen.getByRole('link', { name: brand.agentHotline ?? '' })
  return [link.getAttribute('href'), link.closest('p')?.textContent]
}

test.each([
  ['the agents’ door', <AgentLogin key="door" />],
  ['the office’s menu', <AgentMenu key="menu" />],
])('%s says which number agents call, and when', async (_where, screenOf) => {
  await renderApp(screenOf, { namespaces: ['agent', 'session', 'errors'] })
  expect(brand.agentHotline).toMatch(/^\+\d/)
  expect(callable()).toEqual([
    `tel:${brand.agentHotline?.replaceAll(' ', '')}`,
    `Agent hotline${brand.agentHotline}Monday to Friday, 12:00 to 21:00`,
  ])
})
