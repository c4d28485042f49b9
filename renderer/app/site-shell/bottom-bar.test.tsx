import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../test/render.tsx'
import { BottomBar } from './bottom-bar.tsx'

it.each([
  ['/', 'Home'],
  ['/rng', 'Games'],
  ['/live', 'Games'],
  ['/elott', 'Games'],
  ['/vnlottery', 'Games'],
  ['/seamless', 'Games'],
  ['/promotions', 'Promotions'],
  ['/member', 'Me'],
  ['/member/personalHistoryCopy', 'Me'],
  ['/member/depositv2', 'Deposit'],
  ['/service', undefined],
])('on %s the phone’s bar marks %s', async (address, name) => {
  await renderApp(<BottomBar />, { address })
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map(({ textContent }) => textContent)).toEqual(name ? [name] : [])
})
