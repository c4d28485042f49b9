import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { LineChart } from './line-chart.tsx'

it('writes its axes beside the picture, so that they do not shrink with it', async () => {
  const days = ['8 Nov', '9 Nov', '10 Nov']
  await renderApp(<LineChart label="Bets by day" series={[{ name: 'Bets', values: [0, 40, 90] }]} labels={days} formatValue={String} />)
  const picture = screen.getByRole('img', { name: 'Bets by day' })
  expect(picture.querySelector('text')).toBeNull()
  for (const word of [...days, '0', '50', '100']) expect(picture.contains(screen.getByText(word))).toBe(false)
})
