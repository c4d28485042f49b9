import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp, testPlatform } from '../../../test/render.tsx'
import { ToastRegion } from '../../../ui/toast/toast-region.tsx'
import { WinService } from './win-service.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const settled = (net: string) => ({ betId: 'b', state: 'WON', payout: vnd('0.0000'), net: vnd(net) })

/** A member somewhere on the site; answers the way to settle bets of a draw. */
const open = async (address: string) => {
  let hear: (text: string) => void = () => undefined
  const platform = {
    ...testPlatform(),
    connectEvents: (_path: unknown, { onText }: { onText: (text: string) => void }) => {
      hear = onText
      return { read: () => undefined, close: () => undefined }
    },
  }
  const view = (
    <>
      <WinService />
      <ToastRegion />
    </>
  )
  const { host } = await renderApp(view, { address, platform })
  host.events.start(async () => 'ticket')
  await act(async () => Promise.resolve())
  let seq = 0
  return (gameCode: string, count: number, ...nets: string[]) => {
    seq += 1
    const data = { gameCode, numero: `20261121-0${count}`, bets: nets.map(settled) }
    hear(JSON.stringify({ seq, channel: 'member', type: 'bets.settled', data }))
  }
}

/** What has been told once a later win has been. */
const winsBefore = async (settle: Awaited<ReturnType<typeof open>>) => {
  settle('PK1', 999, '1000.0000')
  await screen.findByText(/^Won \+1,000\s₫/)
  return screen.getAllByText(/^Won/).length - 1
}

it('tells a win with the net of all bets on the draw, wherever its member is', async () => {
  const settle = await open('/rng')
  settle('SSC1', 901, '47000.0000', '-8000.0000')
  expect(await screen.findByText(/^Won \+39,000\s₫/)).toBeTruthy()
})

it('says nothing of bets that gave back no more than they cost', async () => {
  const settle = await open('/rng')
  settle('SSC1', 901, '7000.0000', '-8000.0000')
  expect(await winsBefore(settle)).toBe(0)
})

it('leaves the page of the lottery to tell it when the numbers have landed', async () => {
  const settle = await open('/lottery?gameCode=SSC1')
  settle('SSC1', 901, '47000.0000')
  expect(await winsBefore(settle)).toBe(0)
})
