import { examples } from '@portico/contract/examples'
import { setTeamRate, teamRates } from '@portico/contract/rebate-rate/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as RateDialog } from './rate-dialog.tsx'

const { memberId } = examples.setTeamRate.request
const response = examples.teamRates.response
const rate = response.rates[0]!

const show = async (onClose = () => {}, ...more: Answers[]) => {
  stubGateway(answers(teamRates, response), ...more)
  const namespaces = ['teamRecords', 'errors'] as const
  await renderApp(<RateDialog memberId={memberId} account="quangtrung" category="LOTTERY" onClose={onClose} />, {
    namespaces: [...namespaces],
    address: '/agentHome/downlineManagmentView',
  })
  return (await screen.findByRole('textbox', { name: 'Rebate rate' })) as HTMLInputElement
}
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })
const deed = () => screen.getByRole('button', { name: 'Set the rate' }) as HTMLButtonElement

afterEach(() => vi.unstubAllGlobals())

it('says before it is sent which rule a rate breaks, its limit, and from when on another would hold [AGENT-12]', async () => {
  const field = await show()
  expect(deed().disabled).toBe(true)
  type(field, '8.9')
  expect(await screen.findByText('8.9% is above yours, 8.8%.')).toBeTruthy()
  type(field, '6.4')
  expect(await screen.findByText(/An account under quangtrung has 6\.5%\. 6\.4% would be below it/)).toBeTruthy()
  type(field, '8.25')
  expect(await screen.findByText('8.25% cannot be given. Type a number in steps of 0.1.')).toBeTruthy()
  expect(deed().disabled).toBe(true)
  type(field, '8,8')
  expect(await screen.findByText('Holds at once, for bets placed from then on.')).toBeTruthy()
  type(field, '7.5')
  expect(await screen.findByText(/Holds from 22\/11\/2026, 00:00 on/)).toBeTruthy()
  expect(screen.getByText('you keep 1.3%')).toBeTruthy()
  expect(screen.getByText('set by quoctuan')).toBeTruthy()
})

it('sets it, and says the bound that moved meanwhile where it is refused', async () => {
  const requested: string[] = []
  const onClose = vi.fn()
  const field = await show(
    onClose,
    answers(setTeamRate, ({ request }) => {
      requested.push(request.rate)
      return requested.length === 1
        ? refuses('RATE_ABOVE_UPLINE', { remaining: '8.1', fields: { rate: { rule: 'above-upline', max: 8.1 } } })
        : { from: response.serverNow, rate: { ...rate, rate: '8.1' } }
    }),
  )
  type(field, '8,5')
  fireEvent.click(deed())
  expect(await screen.findByText('8,5% is above yours, 8.1%.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  type(field, '8.1')
  fireEvent.click(deed())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(requested).toEqual(['8.5', '8.1'])
})
