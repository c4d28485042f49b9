import { examples } from '@portico/contract/examples'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { RateChart } from './rate-chart.tsx'

const { contract } = examples.agentContractDetail.response
const { forecast } = examples.agentContractForecast.response
const terms = (...tiers: readonly (readonly [from: string | null, rate: string])[]) => ({
  progressive: false,
  tiers: tiers.map(([turnover, rate]) => ({ turnover, rate })),
  rates: {},
})

const open = (next: ReturnType<typeof terms>, present: ReturnType<typeof terms> | null = null) =>
  renderApp(
    <RateChart
      kind="daily"
      terms={next}
      present={present && { ...contract, terms: present }}
      own={{ code: 'DS-1180', terms: contract.terms }}
      forecast={forecast}
    />,
    { namespaces: ['contracts'], address: '/' },
  )

it('draws the rates of an offer beside what is so now and one’s own, with the last periods on it [AGENT-05]', async () => {
  await open(terms(['100000000', '0.3'], ['200000000', '0.4']), terms(['50000000', '0.2']))
  const chart = screen.getByRole('img', { name: 'Rate by team valid bet' })
  const figure = chart.closest('figure')!
  expect(figure.querySelector('figcaption')!.textContent).toBe(`New${contract.code}Yours, DS-1180`)
  expect(figure.textContent).toContain('100M')
  expect(figure.textContent).toContain('Fri 20 Nov')
  // Three lines, each with a stair for each of its tiers.
  const stairs = [...chart.querySelectorAll('path')].map((path) => (path.getAttribute('d')!.match(/L/g) ?? []).length)
  expect(stairs.slice(-3)).toEqual([2, 1, 2])
})

it('draws nothing where one rate holds for everything', async () => {
  await open(terms([null, '0.3']))
  expect(screen.queryByRole('img')).toBeNull()
})
