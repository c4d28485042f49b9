import { endOtherSessions, endOwnSession, ownSessions, prove, signInHistory } from '@portico/contract/session/own-calls'
import { sessionKeys } from '@portico/contract/session/calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { exportJWK, generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import { answers, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { Component } from './pages/security-page.tsx'

const published = {
  ...((await exportJWK((await generateKeyPair('RSA-OAEP-256', { extractable: true })).publicKey)) as { kty: 'RSA'; n: string; e: string }),
  kid: 'k1',
  use: 'enc',
  alg: 'RSA-OAEP-256',
} as const

const [own] = examples.ownSessions.response.list
const phone = {
  ...own!,
  id: '1b9c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e78',
  current: false,
  client: { browser: 'Safari', system: 'iOS', form: 'PHONE' as const },
}
const serverNow = own!.lastSeenAt
const show = () => renderApp(<Component />, { language: 'en', namespaces: ['security', 'errors'] })

it('names where the account is open and who came in, and what was refused', async () => {
  const [entry] = examples.signInHistory.response.list
  const refused = { ...entry!, result: 'WRONG_PASSWORD' as const, current: false }
  stubGateway(
    answers(ownSessions, { list: [own!, phone], serverNow }),
    answers(signInHistory, { ...examples.signInHistory.response, list: [entry!, refused], total: 2 }),
  )
  await show()
  const devices = within((await screen.findByText('Safari on iOS')).closest('ul')!)
  expect(devices.getAllByRole('listitem')).toHaveLength(2)
  expect(devices.getByText('This device').closest('li')?.textContent).toContain('Chrome on Windows')
  expect(devices.getAllByRole('button')).toHaveLength(1)
  expect((await screen.findByText('Refused, wrong password')).closest('li')?.textContent).toContain('203.0.113.24')
})

it('ends a session elsewhere after the password was asked for, and says nothing more when it is not given', async () => {
  let fresh = false
  const line = stubGateway(
    answers(ownSessions, { list: [own!, phone], serverNow }),
    answers(signInHistory, examples.signInHistory.response),
    answers(sessionKeys, { keys: [published], serverNow }),
    answers(endOwnSession, () => (fresh ? { ended: 1 } : refuses('REAUTHENTICATE', { methods: ['PASSWORD'] }))),
    answers(endOtherSessions, () => refuses('REAUTHENTICATE', { methods: ['PASSWORD'] })),
    answers(prove, () => {
      fresh = true
      return { freshUntil: serverNow }
    }),
  )
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Log out the other 1' }))
  const first = await screen.findByRole('dialog', { name: 'Is it you?' })
  fireEvent.click(within(first).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(line.requests(endOtherSessions)).toHaveLength(1)

  fireEvent.click(screen.getByRole('button', { name: 'Log out of Safari on iOS' }))
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
  fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'correct horse 1' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go on' }))
  await waitFor(() => expect(line.requests(endOwnSession)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
