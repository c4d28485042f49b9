import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp, testPlatform } from '../../test/render.tsx'
import { ToastRegion } from '../../ui/toast/toast-region.tsx'
import { AccountNotices } from './account-notices.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })

/** A member somewhere on the site; answers the way to tell that something happened. */
const open = async () => {
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
      <AccountNotices />
      <ToastRegion />
    </>
  )
  const { host } = await renderApp(view, { address: '/rng', platform, namespaces: ['wallet'] })
  host.events.start(async () => 'ticket')
  await act(async () => Promise.resolve())
  let seq = 0
  return (type: string, data: object) => act(() => hear(JSON.stringify({ seq: ++seq, channel: 'member', type, data })))
}

it('[WALLET-06] tells who sent money, wherever its reader is', async () => {
  const tell = await open()
  tell('transfer.received', { transferId: 't', from: 'quangtrung', amount: vnd('250000.0000') })
  expect(await screen.findByText(/^quangtrung sent you 250,000\s₫$/)).toBeTruthy()
})

it('tells what the desk decided on a document, and not that it was opened', async () => {
  const tell = await open()
  tell('document.changed', { step: 'IDENTITY', state: 'REVIEW' })
  tell('document.changed', { step: 'IDENTITY', state: 'ACCEPTED' })
  expect(await screen.findByText('Your document is accepted')).toBeTruthy()
  tell('document.changed', { step: 'ADDRESS', state: 'REJECTED' })
  expect(await screen.findByText('Please send your document again')).toBeTruthy()
  expect(screen.queryByText(/REVIEW/)).toBeNull()
})

it('tells what became of money on its way, and not what its member did', async () => {
  const tell = await open()
  tell('withdrawal.changed', { withdrawalId: 'w', step: 'REQUESTED', state: 'WAITING', amount: vnd('100000.0000') })
  tell('withdrawal.changed', { withdrawalId: 'w', step: 'PAID', state: 'PAID', amount: vnd('100000.0000') })
  expect(await screen.findByText(/^The bank paid out 100,000\s₫/)).toBeTruthy()
  tell('deposit.changed', { depositId: 'd', state: 'EXPIRED', amount: vnd('70000.0000') })
  tell('deposit.changed', { depositId: 'd', state: 'FAILED', amount: vnd('70000.0000') })
  expect(await screen.findByText(/^Your bank declined 70,000\s₫/)).toBeTruthy()
})
