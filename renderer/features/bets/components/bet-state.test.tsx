import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { BetState } from './bet-state.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })

it.each([
  ['Won', '47000.0000'],
  ['Part back', '-500.0000'],
  ['Stake back', '0.0000'],
])('calls a bet with a prize %s when it leaves %s', async (word, net) => {
  await renderApp(<BetState bet={{ state: 'WON', voidReason: null, net: vnd(net) }} />, { namespaces: ['records', 'receipts'] })
  expect(screen.getByText(word)).toBeTruthy()
})

it('calls a lost bet lost in a quiet tag: its figure is red already', async () => {
  await renderApp(
    <>
      <BetState bet={{ state: 'LOST', voidReason: null, net: vnd('-500.0000') }} />
      <Tag tone="neutral">Quiet</Tag>
    </>,
    { namespaces: ['records', 'receipts'] },
  )
  expect(screen.getByText('Lost').className).toBe(screen.getByText('Quiet').className)
})
