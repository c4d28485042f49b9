import { GAME_TYPES } from '@portico/contract/catalogue/shapes'
import { examples } from '@portico/contract/examples'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { ApplicationSteps } from './application-steps.tsx'
import { Example } from './example.tsx'
import { Weights } from './weights.tsx'

const { response: detail } = examples.promotion
const application = { ...detail.applications[0]!, state: 'SENT' as const, decidedAt: null }
const free = { ...detail, turnover: 0 }
const show = (view: typeof detail) =>
  renderApp(
    <>
      <Example detail={view} />
      <ApplicationSteps detail={view} application={application} />
    </>,
    { namespaces: ['promotions', 'errors'] },
  )

it('[PROMO-09] calls a bonus what has to be bet first, in the example and while an application waits', async () => {
  await show(detail)
  expect(screen.getByText('as a bonus')).toBeTruthy()
  expect(screen.getByText('As a bonus, to be bet first')).toBeTruthy()
  expect(screen.queryByText('Straight to you')).toBeNull()
})

it('says of what has not to be bet that it is its reader’s at once', async () => {
  await show(free)
  expect(screen.getByText('to you')).toBeTruthy()
  expect(screen.getByText('Straight to you')).toBeTruthy()
  expect(screen.queryByText('as a bonus')).toBeNull()
})

it('names the games whose bets count, those that count most first, and says that others count nothing', async () => {
  const { unmount } = await renderApp(<Weights weights={{ LIVE: 20, RNG: 100, FISH: 0 }} />, { namespaces: ['promotions', 'common'] })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Slots 100%', 'Live casino 20%'])
  expect(screen.getByText('Bets on other games count nothing for this bonus.')).toBeTruthy()
  unmount()
  const all = Object.fromEntries(GAME_TYPES.map((type) => [type, 50]))
  const whole = await renderApp(<Weights weights={all} />, { namespaces: ['promotions', 'common'] })
  expect(screen.getAllByRole('listitem')).toHaveLength(GAME_TYPES.length)
  expect(screen.queryByText('Bets on other games count nothing for this bonus.')).toBeNull()
  whole.unmount()
  await renderApp(<Weights weights={null} />, { namespaces: ['promotions'] })
  expect(screen.queryByRole('list')).toBeNull()
})
