import { fireEvent, screen, waitFor } from '@testing-library/react'
import { exportJWK, generateKeyPair } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NextStep } from '@portico/contract/kit/next-step'
import { login, sessionKeys } from '@portico/contract/session/calls'
import { cancelSignIn, changeSignInPassword } from '@portico/contract/session/flow-calls'
import { sessionExample } from '@portico/contract/session/examples'
import { selectDialogs } from '../../../core/dialogs.ts'
import { answers, refuses, type Reply, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { LoginForm } from './login-form.tsx'
import { Component as SignInStepDialog } from './sign-in-step-dialog.tsx'

const next: NextStep = {
  step: 'CHANGE_PASSWORD',
  reason: 'CHOSEN_BY_OTHER',
  account: 'linh88',
  methods: [],
  expiresAt: '2026-11-21T08:15:00.000Z',
}

const gateway = async (reply: Reply<typeof changeSignInPassword>) => {
  const { n = '', e = '' } = await exportJWK((await generateKeyPair('RSA-OAEP-256', { extractable: true })).publicKey)
  const published = { kty: 'RSA', n, e, kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256' } as const
  return stubGateway(
    answers(sessionKeys, { keys: [published], serverNow: new Date().toISOString() }),
    answers(login, refuses('SIGN_IN_INCOMPLETE', { next })),
    answers(changeSignInPassword, reply),
    answers(cancelSignIn, {}),
  )
}

const open = async (reply: Reply<typeof changeSignInPassword> = sessionExample) => {
  const line = await gateway(reply)
  const onClose = vi.fn()
  const app = await renderApp(<SignInStepDialog next={next} remember={false} then={undefined} onClose={onClose} />, {
    namespaces: ['session', 'errors'],
  })
  return { ...app, line, onClose }
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }))

describe('a sign-in that asks for another password [LOGIN-06] [PASSWORD-01]', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('goes on in a dialog of its own, with nothing said at the form', async () => {
    await gateway(sessionExample)
    const { store } = await renderApp(<LoginForm portal="SITE" onDone={vi.fn()} />, { namespaces: ['session', 'errors'] })
    type('Username', 'linh88')
    type('Password', 'given to me 1')
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(selectDialogs(store.getState())).toEqual([{ kind: 'signInStep', next, remember: false, then: undefined }]))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows whose it is, and logs in with the chosen one', async () => {
    const { host, onClose } = await open()
    expect(screen.getByLabelText('Username')).toHaveProperty('readOnly', true)
    type('New password', 'three quiet herons')
    type('Repeat the password', 'three quiet herons')
    save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(host.platform.token.read()).toBe(sessionExample.token)
  })

  it.each([
    ['CHOSEN_BY_OTHER', 'Choose a new password', 'Somebody else set the present one. From now on only you should know it.'],
    ['EXPIRED', 'Your password has expired', 'Choose a new one to go on.'],
  ] as const)('is called by why it comes: %s', async (reason, title, lead) => {
    await renderApp(<SignInStepDialog next={{ ...next, reason }} remember={false} then={undefined} onClose={vi.fn()} />, {
      namespaces: ['session', 'errors'],
    })
    expect(screen.getByRole('dialog', { name: title })).toBeDefined()
    expect(screen.getByText(lead)).toBeDefined()
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'linh88')
    // The old one was shown just now.
    expect(screen.queryByLabelText('Present password')).toBeNull()
  })

  it('says what is wrong at the right field, before and after it is sent [PASSWORD-03] [RULES-01]', async () => {
    const { line } = await open(refuses('FIELD_INVALID', { fields: { newPassword: { rule: 'personal' } } }))
    save()
    expect(await screen.findByText('Enter a new password.')).toBeDefined()
    type('New password', 'short')
    type('Repeat the password', 'other')
    save()
    expect(await screen.findByText('8 to 128 characters of any kind.')).toBeDefined()
    expect(screen.getByText('The two passwords are not the same.')).toBeDefined()
    expect(line.requests(changeSignInPassword)).toHaveLength(0)
    type('New password', 'linh88linh88')
    type('Repeat the password', 'linh88linh88')
    save()
    expect(await screen.findByText(/^This password holds your name/)).toBeDefined()
  })

  it('leads back to the start when the sign-in is over, and gives it up when it is closed', async () => {
    const { line, onClose, store } = await open(refuses('SIGN_IN_OVER'))
    type('New password', 'three quiet herons')
    type('Repeat the password', 'three quiet herons')
    save()
    fireEvent.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(selectDialogs(store.getState())).toEqual([{ kind: 'login' }])
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(line.requests(cancelSignIn)).toHaveLength(1))
    expect(onClose).toHaveBeenCalled()
  })
})
