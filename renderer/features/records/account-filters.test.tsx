import { examples } from '@portico/contract/examples'
import { accountRecords, recordTotals } from '@portico/contract/records/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { Component } from './pages/account-page.tsx'

afterEach(() => vi.unstubAllGlobals())

it('a vendor narrows the record, its sums and the games to choose from, and takes back a game of another [WALLET-07]', async () => {
  const line = stubGateway(
    answers(accountRecords, { ...examples.accountRecords.response, older: null }),
    answers(recordTotals, examples.recordTotals.response),
  )
  const { router } = await renderApp(<Component />, {
    address: '/?game=SSC5',
    namespaces: ['movements', 'records', 'withdraw', 'days', 'errors'],
  })
  const vendor = await screen.findByRole('combobox', { name: 'Vendor' })
  expect(
    within(vendor)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All vendors', 'Portico Studio'])
  fireEvent.change(vendor, { target: { value: 'STUDIO' } })
  for (const call of [accountRecords, recordTotals])
    await waitFor(() => {
      const request = line.requests(call).at(-1)?.request
      expect(request).toMatchObject({ vendor: 'STUDIO' })
      expect(request).not.toHaveProperty('product')
    })
  expect(router.state.location.search).toBe('?vendor=STUDIO')
  const games = await screen.findByRole('combobox', { name: 'Game' })
  await waitFor(() =>
    expect(
      within(games)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All games', 'Lotus Lanterns']),
  )
})
