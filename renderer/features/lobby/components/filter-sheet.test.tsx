import { examples } from '@portico/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { gameClasses, gameVendors } from '@portico/contract/catalogue/calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { readView } from '../list-address.ts'
import { ListFilters } from './list-filters.tsx'
import { VendorCards } from './vendor-cards.tsx'

const vendor = { vassalage: 'PG', displayName: 'Pearl', iconUrl: '/art/x.svg', colour: '#5a2560', total: 40 }
const lane = (vendors: (typeof vendor)[]) => ({
  title: 'RNG' as const,
  gameCategory: 'RNG' as const,
  total: 40,
  prizeMode: 'LOTT' as const,
  cards: [],
  vendors,
  gameClassify: [],
})

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('is one row on a phone that tells what the list is narrowed to, and opens every filter [LOBBY-08]', async () => {
  stubGateway(answers(gameVendors, { data: { lanes: [lane([vendor])] } }), answers(gameClasses, examples.gameClasses.response))
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(width < 768px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const change = vi.fn()
  const view = readView(new URLSearchParams('vassalage=PG&name=lotus'))
  await renderApp(<ListFilters type="RNG" view={view} onChange={change} onAhead={() => undefined} />, { namespaces: ['games', 'lobby'] })
  const row = await screen.findByRole('button', { name: 'Pearl · lotus' })
  expect(screen.queryByRole('searchbox')).toBeNull()
  fireEvent.click(row)
  const sheet = within(screen.getByRole('dialog', { name: 'Slots' }))
  expect(sheet.getByRole('searchbox')).toBeDefined()
  fireEvent.click(sheet.getByRole('button', { name: 'Hot' }))
  expect(change).toHaveBeenCalledWith({ selection: 'HOT', vassalage: undefined, gameClassify: undefined })
  fireEvent.click(sheet.getByRole('button', { name: 'Show the games' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows no card of a vendor that is the only one [ROUTE-09]', async () => {
  const line = stubGateway(answers(gameVendors, { data: { lanes: [lane([vendor])] } }))
  await renderApp(<VendorCards type="RNG" onOpen={vi.fn()} />, { namespaces: ['lobby'] })
  await vi.waitFor(() => expect(line.count(gameVendors)).toBe(1))
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Vendors' })).toBeNull())
})
