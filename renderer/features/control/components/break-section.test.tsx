import { examples } from '@portico/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { BreakSection } from './break-section.tsx'

const { response } = examples.playLimits
const overview = {
  ...response,
  // The clock of a page stands at no time that an example knows.
  serverNow: '2999-01-01T00:00:00.000Z',
  breaksUntil: [
    { term: 'H24' as const, until: '2026-11-22T08:27:00.000Z' },
    { term: 'D7' as const, until: '2026-11-28T08:27:00.000Z' },
    { term: 'M6' as const, until: '2027-05-21T08:27:00.000Z' },
    { term: 'Y5' as const, until: '2031-11-21T08:27:00.000Z' },
  ],
}

it('says of each break until when it would hold, before it is begun [WALLET-08]', async () => {
  await renderApp(<BreakSection overview={overview} />, { namespaces: ['control'] })
  const [timeOut, exclusion] = await screen.findAllByRole('article')
  expect(within(timeOut!).getByText('Until Sun 22 Nov, 15:27')).toBeTruthy()
  fireEvent.click(within(timeOut!).getByRole('radio', { name: '7 days' }))
  expect(within(timeOut!).getByText('Until Sat 28 Nov, 15:27')).toBeTruthy()
  expect(within(exclusion!).getByText('Until 21/05/2027, then only if you ask for it')).toBeTruthy()
  fireEvent.click(within(exclusion!).getByRole('radio', { name: '5 years' }))
  expect(within(exclusion!).getByText('Until 21/11/2031, then only if you ask for it')).toBeTruthy()
})
