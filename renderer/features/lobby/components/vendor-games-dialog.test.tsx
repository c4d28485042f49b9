import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { gameList } from '@portico/contract/catalogue/calls'
import { answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as VendorGames } from './vendor-games-dialog.tsx'

const show = (code: 'VENDOR_UNKNOWN' | 'INTERNAL') => {
  stubGateway(answers(gameList, refuses(code)))
  return renderApp(<VendorGames gameType="RNG" vassalage="GONE" name="GONE" onClose={() => undefined} />, {
    namespaces: ['games', 'lobby'],
  })
}

afterEach(() => vi.unstubAllGlobals())

it('has nothing to show of a vendor that nobody knows, and nothing to try again [MODAL-06]', async () => {
  await show('VENDOR_UNKNOWN')
  expect(await screen.findByText('Nothing here yet')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('offers to try again when the list did not come [MODAL-06]', async () => {
  await show('INTERNAL')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.queryByText('Nothing here yet')).toBeNull()
})
