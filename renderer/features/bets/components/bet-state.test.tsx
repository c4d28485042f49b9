import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { BetState } from './bet-state.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })

it.each([
  ['Won', '47000.0000'],
  ['Part back', '-500.0000'],
  ['Part back', '0.0000'],
])('calls a bet with a prize %s when it leaves %s', async (word, net) => {
  await renderApp(<BetState bet={{ state: 'WON', voidReason: null, net: vnd(net) }} />, { namespaces: ['records', 'receipts'] })
  expect(screen.getByText(word)).toBeTruthy()
})
