import { examples } from '@portico/contract/examples'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PlanLine } from '@portico/contract/bets/chase-shapes'
import { renderApp, testPlatform } from '../../../../test/render.tsx'
import { useToasts } from '../../../../ui/toast/toasts.ts'
import { useLostNotice } from '../../hooks/use-lost-notice.ts'
import { LostLines } from './lost-lines.tsx'

const example = examples.chaseDetail.response.lines[0]!
const line = (issue: number, change: Partial<PlanLine>): PlanLine => ({
  ...example,
  numero: `20261121-0${issue}`,
  betState: null,
  ...change,
})

const Listener = () => {
  useLostNotice()
  return <ol>{useToasts().read().length}</ol>
}

describe('issues of an advance play that came to nothing [LOTTERY-03]', () => {
  it('are named in the plan with their reason; nothing is said of the others', async () => {
    const lines = [
      line(901, { state: 'PLACED', reason: null }),
      line(902, { state: 'RELEASED', reason: 'MISSED' }),
      line(903, { state: 'RELEASED', reason: 'MISSED' }),
      line(904, { state: 'VOID', reason: null }),
      line(905, { state: 'RELEASED', reason: 'WON' }),
    ]
    await renderApp(<LostLines lines={lines} />, { namespaces: ['tools'] })
    expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Advance play: draws 902, 903 were not open, so their stakes went back.',
        'Advance play: draw 904 was called off and its stake given back.',
      ]),
    )
    expect(document.body.textContent).not.toMatch(/901|905/)
  })

  it('are told when it happens', async () => {
    let hear: (text: string) => void = () => undefined
    const platform = {
      ...testPlatform(),
      connectEvents: (_path: unknown, { onText }: { onText: (text: string) => void }) => {
        hear = onText
        return { read: () => undefined, close: () => undefined }
      },
    }
    const { host } = await renderApp(<Listener />, { namespaces: ['tools'], platform })
    await act(async () => host.events.start(async () => 'ticket'))
    const lost = [{ numero: '20261121-0902', reason: 'VOID' }]
    const { planId } = examples.chaseDetail.response.plan
    act(() =>
      hear(JSON.stringify({ seq: 1, channel: 'member', type: 'chase.changed', data: { planId, gameCode: 'SSC1', state: 'ACTIVE', lost } })),
    )
    await waitFor(() =>
      expect(host.toasts.read().map(({ text }) => text)).toEqual(['Advance play: draw 902 was called off and its stake given back.']),
    )
  })
})
