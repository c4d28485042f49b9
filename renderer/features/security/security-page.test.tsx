import { factors } from '@portico/contract/factor/calls'
import { removePasskey } from '@portico/contract/factor/passkey-calls'
import { ownBindings } from '@portico/contract/member/binding-calls'
import { changePassword } from '@portico/contract/member/password-calls'
import { endOtherSessions, endOwnSession, ownSessions, prove, sendProofCode, signInHistory } from '@portico/contract/session/own-calls'
import { sessionKeys } from '@portico/contract/session/calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { exportJWK, generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import { useSelector } from 'react-redux'
import { dialogClosed, selectDialogs } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { answers, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { Component as OtherSessionsDialog } from './components/other-sessions-dialog.tsx'
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
/** The page, and the offer as the app's host of dialogs shows it. */
const WithOffer = () => {
  const dispatch = useAppDispatch()
  const offered = useSelector(selectDialogs).some(({ kind }) => kind === 'otherSessions')
  return (
    <>
      <Component />
      {offered && <OtherSessionsDialog onClose={() => dispatch(dialogClosed('otherSessions'))} />}
    </>
  )
}
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

it('offers to end the other sessions by itself after a factor was taken away, and shows that they are gone', async () => {
  let keys = examples.factors.response.passkeys
  let list = [own!, phone]
  const line = stubGateway(
    answers(ownSessions, () => ({ list, serverNow })),
    answers(signInHistory, examples.signInHistory.response),
    answers(ownBindings, { list: [] }),
    answers(factors, () => ({ ...examples.factors.response, passkeys: keys })),
    answers(removePasskey, () => {
      keys = []
      return examples.removePasskey.response
    }),
    answers(endOtherSessions, () => {
      list = [own!]
      return { ended: 1 }
    }),
  )
  await renderApp(<WithOffer />, { namespaces: ['security', 'errors'] })
  const name = keys[0]!.name
  fireEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Remove ${name}?` }))
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: `Remove ${name}` })).toBeNull())
  expect(line.requests(removePasskey)).toHaveLength(1)
  const offer = within(await screen.findByRole('dialog', { name: 'End the other sessions?' }))
  expect(offer.getByText(/^How you log in has changed. Your account is still open at 1 other place/)).toBeDefined()
  expect(line.count(endOtherSessions)).toBe(0)
  fireEvent.click(offer.getByRole('button', { name: 'End them' }))
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('sets a first password where there is none, after another proof, and says what is safer than a code by text [PASSWORD-03]', async () => {
  let fresh = false
  const line = stubGateway(
    answers(ownSessions, { list: [own!], serverNow }),
    answers(signInHistory, examples.signInHistory.response),
    answers(sessionKeys, { keys: [published], serverNow }),
    answers(ownBindings, { list: [{ kind: 'MOBILE', masked: '+84•••678', boundAt: serverNow }] }),
    answers(factors, { ...examples.factors.response, password: false }),
    answers(sendProofCode, { to: '+84•••678', resendAfter: 60, expiresAt: serverNow }),
    answers(changePassword, () => (fresh ? { ended: 0 } : refuses('REAUTHENTICATE', { methods: ['SMS'] }))),
    answers(prove, () => {
      fresh = true
      return { freshUntil: serverNow }
    }),
  )
  await show()
  expect(await screen.findByText(/A passkey or an app is safer/)).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Password: Set up' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a password' }))
  expect(dialog.queryByLabelText('Present password')).toBeNull()
  for (const label of ['New password', 'Repeat the password']) {
    const field = dialog.getByLabelText(label)
    expect([fireEvent.paste(field), field.getAttribute('autocomplete')]).toEqual([true, 'new-password'])
    fireEvent.change(field, { target: { value: 'three quiet herons' } })
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Save the new password' }))
  const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
  fireEvent.change(await proof.findByRole('textbox'), { target: { value: '123456' } })
  fireEvent.click(proof.getByRole('button', { name: 'Go on' }))
  await waitFor(() => expect(line.requests(changePassword)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
