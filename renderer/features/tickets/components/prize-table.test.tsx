import { examples } from '@portico/contract/examples'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { PrizeTable } from './prize-table.tsx'

const [pool] = examples.ticketPools.response.pools
const heads = async (state: 'OPEN' | 'ENDED') => {
  const { unmount } = await renderApp(<PrizeTable pool={{ ...pool!, kind: 'EGG', state }} />, { namespaces: ['tickets'] })
  const found = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  unmount()
  return found
}

it('[PROMO-05] says the chance of a ticket while the pool is open, and none once nobody can open one', async () => {
  expect(await heads('OPEN')).toEqual(['Prize', 'Left', 'Your chance now'])
  expect(await heads('ENDED')).toEqual(['Prize', 'Left'])
})
