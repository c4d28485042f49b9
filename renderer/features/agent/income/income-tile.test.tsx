import { commissionLines } from '@portico/contract/commission/calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { readView } from '../model/view.ts'
import { IncomeTile } from './income-tile.tsx'

const lines = examples.commissionLines.response
const net = (amount: string) => ({ ...lines, totals: { ...lines.totals, net: { ...lines.totals.net, amount } } })
const view = readView(new URLSearchParams('from=2026-11-15&to=2026-11-21'), '2026-11-21')

const open = (beforeUntil: string | null = null) =>
  renderApp(<IncomeTile view={view} beforeUntil={beforeUntil} />, { namespaces: ['agent', 'agentDay'] })

afterEach(() => vi.unstubAllGlobals())

it('says what the days earned beside as many before them, and leads to the lines of these days [AGENT-01]', async () => {
  const questions: unknown[] = []
  stubGateway(
    answers(commissionLines, ({ request: { from, to } }) => {
      questions.push([from, to])
      return net(to === '2026-11-21' ? '1500.0000' : '1000.0000')
    }),
  )
  await open()
  const tile = await screen.findByRole('link', { name: /My income/ })
  await vi.waitFor(() => expect(tile.textContent).toContain('+50% vs the previous 7 days'))
  expect(tile.textContent).toContain('1,500')
  expect(tile.getAttribute('href')).toBe('/agentHome/agentRevenueReport?from=2026-11-15&to=2026-11-21')
  expect(questions).toEqual([
    ['2026-11-15', '2026-11-21'],
    ['2026-11-08', '2026-11-14'],
  ])
})

it('stands beside days of which the last ends at the same minute, as long as a day goes on [AGENT-01]', async () => {
  const questions: unknown[] = []
  stubGateway(
    answers(commissionLines, ({ request: { to, overBy } }) => {
      questions.push([to, overBy])
      return net(to === '2026-11-21' ? '1500.0000' : '1000.0000')
    }),
  )
  await open('2026-11-14T08:25:00.000Z')
  const tile = await screen.findByRole('link', { name: /My income/ })
  await vi.waitFor(() => expect(tile.textContent).toContain('+50% vs the previous 7 days, to 15:25'))
  expect(questions).toEqual([
    ['2026-11-21', undefined],
    ['2026-11-14', '2026-11-14T08:25:00.000Z'],
  ])
})

it('says that it could not be loaded, and asks again [AGENT-01]', async () => {
  stubGateway(answers(commissionLines, refuses('INTERNAL'), refuses('INTERNAL'), net('1500.0000')))
  await open()
  fireEvent.click(await screen.findByRole('button', { name: /Try again/ }))
  expect((await screen.findByRole('link', { name: /My income/ })).textContent).toContain('1,500')
})
