import { examples } from '@portico/contract/examples'
import { claimPromotion, promotionRewards, promotions } from '@portico/contract/promotion/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import { RebateClaims } from './rebate-claims.tsx'

const { response } = examples.promotions
const rewards = examples.promotionRewards.response
const [grant] = rewards.paid
const own = {
  ...response.list[0]!,
  id: grant!.promotionId,
  kind: 'bet-rebate',
  way: 'CLAIM' as const,
  type: 'REBATE' as const,
  title: 'Every day',
}
const other = { ...own, id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c09', type: 'GAMING' as const, title: 'No rebate', status: 'CLAIM' as const }

const open = async () => {
  const { store, container } = await renderApp(<RebateClaims />, { namespaces: ['promotions', 'errors'] })
  act(() => void store.dispatch(started(sessionExample.member)))
  return container
}

afterEach(() => vi.unstubAllGlobals())

it('[WALLET-08] claims a rebate of yesterday by hand, and shows it among those that were claimed', async () => {
  const { list, ...more } = response
  expect(list.length).toBeGreaterThan(0)
  const gateway = stubGateway(
    answers(
      promotions,
      { ...more, list: [{ ...own, status: 'CLAIM', amount: { amount: '4000.0000', currency: 'VND' } }, other] },
      { ...more, list: [{ ...own, status: 'CLAIMED' }, other] },
    ),
    answers(promotionRewards, { ...rewards, paid: [] }, { ...rewards, paid: [{ ...grant!, title: 'Paid for yesterday' }] }),
    answers(claimPromotion, examples.claimPromotion.response),
  )
  await open()
  const claim = await screen.findByRole('button', { name: /^Claim 4,000/ })
  expect(screen.queryByText('No rebate')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Claimed' })).toBeNull()
  fireEvent.click(claim)
  await screen.findByText('Paid for yesterday')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull())
  expect(gateway.requests(claimPromotion).map(({ request }) => request.id)).toEqual([own.id])
})

it('shows nothing to whom nothing is offered', async () => {
  const gateway = stubGateway(answers(promotions, refuses('NOT_OFFERED')), answers(promotionRewards, refuses('NOT_OFFERED')))
  const container = await open()
  await waitFor(() => expect(gateway.requests(promotions).length).toBeGreaterThan(0))
  expect(container.textContent).toBe('')
})
