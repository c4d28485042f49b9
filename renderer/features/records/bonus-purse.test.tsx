import { examples } from '@portico/contract/examples'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { BonusPurse } from './components/bonus-purse.tsx'

it('says what leaving early costs before anything is pressed', async () => {
  const { purse } = examples.bonusDetails.response
  await renderApp(<BonusPurse purse={purse!} />, { namespaces: ['movements'] })
  expect(screen.getByText(/A withdrawal ends it: you would lose 80,000\s₫ of bonus money/)).toBeTruthy()
})
