import { fireEvent, screen, waitFor } from '@testing-library/react'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loginByCode } from '@portico/contract/session/code-calls'
import { sessionKeys } from '@portico/contract/session/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { countryCodes, whitelabel } from '@portico/contract/system/calls'
import { sendSms } from '@portico/contract/verification/calls'
import { answers, refuses, type Reply, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as LoginDialog } from './login-dialog.tsx'

const list = [
  { countryCode: 'TH', countryDialingCode: '66', name: 'Thailand' },
  { countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' },
]
const soon = () => {
  const now = Date.now()
  return {
    flowId: 'the-flow-of-this-page',
    expiredMinutes: 1,
    expiresAt: new Date(now + 600_000).toISOString(),
    serverNow: new Date(now).toISOString(),
  }
}

const open = async ({
  sms = soon(),
  login = sessionExample,
  enabled = true,
}: {
  sms?: Reply<typeof sendSms>
  login?: Reply<typeof loginByCode>
  enabled?: boolean
} = {}) => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const { n = '', e = '' } = await exportJWK(publicKey)
  const line = stubGateway(
    answers(sessionKeys, {
      keys: [{ kty: 'RSA', n, e, kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256' }],
      serverNow: new Date().toISOString(),
    }),
    answers(whitelabel, { modules: [{ modId: 'LOGIN', enabled, childrenNodes: [{ modId: 'SMS_LOGIN', enabled, childrenNodes: [] }] }] }),
    answers(countryCodes, { list }),
    answers(sendSms, sms),
    answers(loginByCode, login),
  )
  const onClose = vi.fn()
  const app = await renderApp(<LoginDialog onClose={onClose} />, { namespaces: ['session', 'errors'] })
  const sentLogin = async (): Promise<unknown> => {
    const { payload } = JSON.parse(line.requests(loginByCode).at(-1)!.body) as { payload: string }
    return JSON.parse(new TextDecoder().decode((await compactDecrypt(payload, privateKey)).plaintext))
  }
  return { ...app, line, onClose, sentLogin }
}
const toMobile = async () => {
  fireEvent.click(screen.getByRole('tab', { name: 'With SMS code' }))
  await screen.findByLabelText('Mobile number')
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const getCode = () => fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
const logIn = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }))

describe('the login by SMS', () => {
  afterEach(() => {
    localStorage.clear()
    vi.unstubAllGlobals()
  })

  it('is offered beside the username only where the merchant has it on [LOGIN-01]', async () => {
    const { unmount, line } = await open()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['With password', 'With SMS code'])
    unmount()
    vi.unstubAllGlobals()
    const other = await open({ enabled: false })
    await waitFor(() => expect(other.line.count(whitelabel)).toBe(1))
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
    expect(line.count(countryCodes)).toBe(0)
  })

  it('has country, number, code and a button that gets one, and logs in with them [LOGIN-03] [LOGIN-05]', async () => {
    const { line, onClose, host, sentLogin } = await open()
    await toMobile()
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('VN')
    expect(screen.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code')
    type('Mobile number', ' 0912 345 678 ')
    getCode()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
    expect(line.requests(sendSms)[0]?.request).toMatchObject({ mobileNum: '0912 345 678', countryDialingCode: '84' })
    // Six digits send themselves.
    type('Code', '483201')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(await sentLogin()).toMatchObject({
      type: 'sms',
      mobileNum: '0912 345 678',
      countryDialingCode: '84',
      verificationCode: '483201',
      flowId: 'the-flow-of-this-page',
      remember: false,
    })
    expect(host.platform.token.read()).toBe(sessionExample.token)
  })

  it('names a number that is none and a code that is missing before it asks [LOGIN-11] [RULES-01]', async () => {
    const { line } = await open()
    await toMobile()
    logIn()
    expect(await screen.findByText('Enter a valid mobile number.')).toBeDefined()
    expect(screen.getByText('Get a code first.')).toBeDefined()
    for (const wrong of ['12', 'linh88', '09123456789012']) {
      type('Mobile number', wrong)
      getCode()
      expect(await screen.findByText('Enter a valid mobile number.')).toBeDefined()
    }
    expect(line.count(sendSms)).toBe(0)
    type('Mobile number', '0912345678')
    getCode()
    await waitFor(() => expect(line.count(sendSms)).toBe(1))
    type('Code', '48')
    logIn()
    expect(await screen.findByText('Enter the 6 digits of the code.')).toBeDefined()
    expect(line.count(loginByCode)).toBe(0)
  })

  it('counts the seconds until the next code on a button that cannot be pressed [LOGIN-19]', async () => {
    const { line } = await open()
    await toMobile()
    type('Mobile number', '0912345678')
    getCode()
    const waiting = await screen.findByRole('button', { name: /^New code in (0?1:00|0?0:[0-5]\d)$/ })
    expect(waiting).toHaveProperty('disabled', true)
    fireEvent.click(waiting)
    expect(line.count(sendSms)).toBe(1)
  })

  it('asks once a second at most, and again as soon as the seconds are over [LOGIN-19]', async () => {
    const { line } = await open({ sms: { ...soon(), expiredMinutes: 0 } })
    await toMobile()
    type('Mobile number', '0912345678')
    // A busy machine may take longer than the second.
    const began = performance.now()
    const moment = vi.spyOn(performance, 'now').mockReturnValue(began)
    getCode()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Get code' })).toHaveProperty('disabled', false))
    getCode()
    getCode()
    expect(line.count(sendSms)).toBe(1)
    moment.mockReturnValue(began + 1001)
    getCode()
    await waitFor(() => expect(line.count(sendSms)).toBe(2))
    moment.mockRestore()
  })

  it('counts down to a button that can be pressed again [LOGIN-19]', async () => {
    let ahead = 0
    const real = Date.now.bind(Date)
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead)
    await open()
    await toMobile()
    type('Mobile number', '0912345678')
    getCode()
    expect(await screen.findByRole('button', { name: /^New code in / })).toHaveProperty('disabled', true)
    ahead = 61_000
    expect(await screen.findByRole('button', { name: 'Get code' }, { timeout: 5000 })).toHaveProperty('disabled', false)
    clock.mockRestore()
  })

  it('says in a dialog why no code was sent, and counts down to when one can be [LOGIN-19] [RULES-03]', async () => {
    await open({ sms: refuses('CODE_LOCKED', { retryAfter: 300 }) })
    await toMobile()
    type('Mobile number', '0912345678')
    getCode()
    const dialog = await screen.findByRole('dialog', { name: 'No code was sent' })
    expect(dialog.textContent).toContain('Too many wrong codes. Wait five minutes')
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.getByRole('button', { name: /^New code in 0?[45]:\d\d$/ })).toHaveProperty('disabled', true)
  })

  it('says under the code that it is wrong, and how many tries are left', async () => {
    await open({ login: refuses('CODE_WRONG', { remaining: '3' }) })
    await toMobile()
    type('Mobile number', '0912345678')
    getCode()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
    type('Code', '000000')
    expect(await screen.findByText('That code is not right. 3 tries left.')).toBeDefined()
  })

  it('says under the number what the gateway refuses of it', async () => {
    await open({ sms: refuses('FIELD_INVALID', { fields: { countryDialingCode: { rule: 'country' } } }) })
    await toMobile()
    type('Mobile number', '0912345678')
    getCode()
    expect(await screen.findByText('Enter a valid mobile number.')).toBeDefined()
  })

  it('takes the country of a number with its plus sign', async () => {
    await open()
    await toMobile()
    type('Mobile number', '+66 81 234 5678')
    fireEvent.blur(screen.getByLabelText('Mobile number'))
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('TH'))
  })

  it('opens with the number that was remembered for the day, and never with a code [LOGIN-12]', async () => {
    const { unmount, onClose, sentLogin } = await open()
    await toMobile()
    type('Mobile number', '0912345678')
    fireEvent.click(screen.getByRole('checkbox'))
    getCode()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
    type('Code', '483201')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(await sentLogin()).toMatchObject({ remember: true })
    unmount()
    vi.unstubAllGlobals()
    await open()
    expect((await screen.findByLabelText<HTMLInputElement>('Mobile number')).value).toBe('0912345678')
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('')
    expect(JSON.stringify({ ...localStorage })).not.toContain('483201')
  })
})
