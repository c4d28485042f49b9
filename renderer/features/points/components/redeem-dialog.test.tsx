import { examples } from '@portico/contract/examples'
import { withdrawPasswordState } from '@portico/contract/member/calls'
import { redeemPointReward } from '@portico/contract/points/calls'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'

it('asks for the receiving address of what is sent, before it sends anything [RULES-01]', async () => {
  const line = stubGateway(answers(withdrawPasswordState, { set: true }), answers(redeemPointReward, examples.redeemPointReward.response))
  const [item] = examples.getPointReward.response.list
  const onClose = vi.fn()
  await renderApp(<RedeemDialog item={item!} points={50_000} onClose={onClose} />, { namespaces: ['points', 'wallet', 'errors'] })
  fireEvent.change(await screen.findByLabelText('Withdraw password'), { target: { value: 'secret1' } })
  fireEvent.change(screen.getByLabelText('Receiving address'), { target: { value: '   ' } })
  fireEvent.click(screen.getByRole('button', { name: /28,000/ }))
  const address = screen.getByLabelText('Receiving address')
  expect(address.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(address.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter the receiving address.')
  expect(line.count(redeemPointReward)).toBe(0)
  expect(onClose).not.toHaveBeenCalled()
})
