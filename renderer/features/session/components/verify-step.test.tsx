import { fireEvent, screen, waitFor } from '@testing-library/react'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { useSelector } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NextStep } from '@portico/contract/kit/next-step'
import { sessionKeys } from '@portico/contract/session/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { cancelSignIn, sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { dialogOpened, selectDialogs } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { answers, refuses, type Reply, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as SignInStepDialog } from './sign-in-step-dialog.tsx'

const sms = { method: 'SMS', to: '+84 ••• 288' } as const
const email = { method: 'EMAIL', to: 'li•••@mail.example' } as const
const stepWith = (...methods: NextStep['methods']): NextStep => ({
  step: 'VERIFY',
  reason: 'NEW_DEVICE',
  account: 'linh88',
  methods,
  expiresAt: '2026-11-21T08:15:00.000Z',
})
const codeSent = () => ({ to: sms.to, resendAfter: 60, expiresAt: new Date(Date.now() + 600_000).toISOString() })

/** Shows the step that the store asks for, as the app's host of dialogs does. */
const Steps = ({ next, onClose }: { readonly next: NextStep; readonly onClose: () => void }) => {
  const dispatch = useAppDispatch()
  const [request] = useSelector(selectDialogs)
  return (
    <>
      <button type="button" onClick={() => dispatch(dialogOpened({ kind: 'signInStep', next, remember: false, then: '/lottery' }))}>
        Begin
      </button>
      {request?.kind === 'signInStep' && <SignInStepDialog {...request} onClose={onClose} />}
    </>
  )
}

const open = async ({
  next = stepWith(sms, email),
  send = codeSent(),
  verify = sessionExample,
}: {
  next?: NextStep
  send?: Reply<typeof sendSignInCode>
  verify?: Reply<typeof verifySignIn>
} = {}) => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const { n = '', e = '' } = await exportJWK(publicKey)
  const published = { kty: 'RSA', n, e, kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256' } as const
  const line = stubGateway(
    answers(sessionKeys, { keys: [published], serverNow: new Date().toISOString() }),
    answers(sendSignInCode, send),
    answers(verifySignIn, verify),
    answers(cancelSignIn, {}),
  )
  const onClose = vi.fn()
  const app = await renderApp(<Steps next={next} onClose={onClose} />, { namespaces: ['session', 'errors'] })
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
  const answered = async (): Promise<unknown> => {
    const { payload } = JSON.parse(line.requests(verifySignIn).at(-1)!.body) as { payload: string }
    return JSON.parse(new TextDecoder().decode((await compactDecrypt(payload, privateKey)).plaintext))
  }
  return { ...app, line, onClose, answered }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (value: string) => fireEvent.change(screen.getByLabelText('Code'), { target: { value } })
const whenSent = () => screen.findByText(/^The code is on its way/)

describe('a sign-in that asks for one more proof [LOGIN-09]', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('offers the ways that are set up, sends the code of the chosen one and logs in with it', async () => {
    const { line, host, onClose, answered } = await open()
    expect(screen.getByRole('dialog', { name: 'Is this you?' })).toBeDefined()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'SMS code+84 ••• 288',
      'E-mail codeli•••@mail.example',
    ])
    expect(line.count(sendSignInCode)).toBe(0)
    fireEvent.click(screen.getByLabelText('Trust this device for 30 days'))
    press(/^E-mail code/)
    await whenSent()
    expect(line.requests(sendSignInCode)[0]?.request).toEqual({ method: 'EMAIL' })
    expect(screen.getByRole('dialog', { name: 'Enter the code' }).textContent).toContain('li•••@mail.example')
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
    // Six digits send themselves.
    type('483201')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(await answered()).toEqual({ method: 'EMAIL', code: '483201', trustDevice: true })
    expect(host.platform.token.read()).toBe(sessionExample.token)
  })

  it('goes straight to the code where there is one way, and sends it when it is asked for [LOGIN-19]', async () => {
    const { line, answered, onClose } = await open({ next: stepWith(sms) })
    expect(screen.getByRole('dialog', { name: 'Enter the code' }).textContent).toContain('+84 ••• 288')
    expect(screen.queryByRole('button', { name: 'Use another way' })).toBeNull()
    press('Continue')
    expect(await screen.findByText('Get a code first.')).toBeDefined()
    expect(line.count(sendSignInCode)).toBe(0)
    press('Get code')
    await whenSent()
    expect(screen.getByRole('button', { name: /^New code in (0?1:00|0?0:[0-5]\d)$/ })).toHaveProperty('disabled', true)
    type('48')
    press('Continue')
    expect(await screen.findByText('Enter the 6 digits of the code.')).toBeDefined()
    expect(line.count(verifySignIn)).toBe(0)
    type('483201')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(await answered()).toMatchObject({ method: 'SMS', trustDevice: false })
  })

  it('asks an app for its code without sending one', async () => {
    const { line, answered, onClose } = await open({ next: stepWith({ method: 'TOTP', to: null }) })
    expect(screen.queryByRole('button', { name: 'Get code' })).toBeNull()
    type('483201')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(await answered()).toMatchObject({ method: 'TOTP' })
    expect(line.count(sendSignInCode)).toBe(0)
  })

  it('says why where its owner has set up a second step, and offers to trust the device; a must is never spared', async () => {
    const own = { ...stepWith({ method: 'TOTP', to: null }, { method: 'RECOVERY_CODE', to: null }), reason: 'OWN_FACTOR' } as const
    const first = await open({ next: own })
    expect(screen.getByText('You set up a second step for your account. A device that you trust is not asked for it.')).toBeDefined()
    expect(screen.getByLabelText('Trust this device for 30 days')).toHaveProperty('checked', false)
    first.unmount()
    await open({ next: { ...own, reason: 'FACTOR_REQUIRED' } })
    expect(screen.queryByLabelText('Trust this device for 30 days')).toBeNull()
  })

  it.each([
    ['payeeName', 'Payee name', 'Trần Thị Lan'],
    ['phone', 'Your mobile number', '0912 345 678'],
  ] as const)(
    'has %s typed back beside the code where the gateway asks for it, and says not which of the two was wrong [RULES-01]',
    async (field, label, own) => {
      const wrong = refuses('CODE_WRONG', { remaining: '4' })
      const { answered, line } = await open({ next: { ...stepWith(sms), typedBack: [field] }, verify: wrong })
      press('Get code')
      await whenSent()
      const name = screen.getByLabelText(label)
      expect(document.activeElement).toBe(name)
      // The last digit sends nothing as long as the name is not there.
      type('483201')
      press('Continue')
      expect(await screen.findByText('Fill in this field.')).toBeDefined()
      expect(line.count(verifySignIn)).toBe(0)
      fireEvent.change(name, { target: { value: ` ${own} ` } })
      press('Continue')
      expect(await screen.findByText('The code, or what you typed above it, is not right. 4 tries left.')).toBeDefined()
      expect(await answered()).toEqual({ method: 'SMS', code: '483201', [field]: own, trustDevice: false })
    },
  )

  it('finds the code that is on its way and its countdown again after a look at the other ways', async () => {
    const { line } = await open()
    press(/^SMS code/)
    await whenSent()
    press('Use another way')
    expect(screen.getByRole('dialog', { name: 'Is this you?' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^SMS code/ }))
    press(/^SMS code/)
    await whenSent()
    expect(screen.getByRole('button', { name: /^New code in/ })).toHaveProperty('disabled', true)
    expect(line.count(sendSignInCode)).toBe(1)
  })

  it('says at the field that the code is wrong, and how many tries are left', async () => {
    const { host } = await open({ next: stepWith(sms), verify: refuses('CODE_WRONG', { remaining: '3' }) })
    press('Get code')
    await whenSent()
    type('000000')
    expect(await screen.findByText('That code is not right. 3 tries left.')).toBeDefined()
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
    expect(host.platform.token.read()).toBeFalsy()
  })

  it('gives an answer once, however often Enter is pressed', async () => {
    const { line } = await open({ next: stepWith(sms), verify: refuses('CODE_WRONG', { remaining: '4' }) })
    press('Get code')
    await whenSent()
    type('000000')
    const form = screen.getByLabelText('Code').closest('form')!
    fireEvent.submit(form)
    fireEvent.submit(form)
    await screen.findByText('That code is not right. 4 tries left.')
    expect(line.count(verifySignIn)).toBe(1)
  })

  it('says at the field why no code was sent', async () => {
    await open({ next: stepWith(sms), send: refuses('RATE_LIMITED', { retryAfter: 40 }) })
    press('Get code')
    expect(await screen.findByText('Too many tries. Wait a moment, then try again.')).toBeDefined()
    expect(screen.getByRole('button', { name: /^New code in/ })).toHaveProperty('disabled', true)
  })

  it('leads back to the login when the sign-in is over, and on to where the reader was headed', async () => {
    const { store } = await open({ verify: refuses('SIGN_IN_OVER') })
    press(/^SMS code/)
    await whenSent()
    type('000000')
    expect((await screen.findByRole('alert')).textContent).toContain('This log-in took too long')
    expect(screen.queryByLabelText('Code')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Use another way' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log in' }))
    press('Log in')
    expect(selectDialogs(store.getState())).toEqual([{ kind: 'login', next: '/lottery' }])
  })

  it('goes on to another password where the gateway asks for one after the code [LOGIN-06]', async () => {
    const more: NextStep = { ...stepWith(), step: 'CHANGE_PASSWORD', reason: 'CHOSEN_BY_OTHER' }
    await open({ next: stepWith(sms), verify: refuses('SIGN_IN_INCOMPLETE', { next: more }) })
    press('Get code')
    await whenSent()
    type('483201')
    expect(await screen.findByRole('dialog', { name: 'Choose a new password' })).toBeDefined()
    expect(screen.getByLabelText('New password')).toBeDefined()
    expect(screen.queryByLabelText('Code')).toBeNull()
  })

  it('leads to support, and gives the sign-in up on the way', async () => {
    const { line, onClose } = await open()
    const link = screen.getByRole('link', { name: 'Contact customer service' })
    expect(link.getAttribute('href')).toBe('/service')
    fireEvent.click(link)
    await waitFor(() => expect(line.count(cancelSignIn)).toBe(1))
    expect(onClose).toHaveBeenCalled()
  })
})
