import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examples } from '@portico/contract/examples'
import { captchaChallenge } from '@portico/contract/session/calls'
import { countryCodes } from '@portico/contract/system/calls'
import { sendRegistrationSms, sendSms } from '@portico/contract/verification/calls'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { SmsLoginForm } from './components/sms-login-form.tsx'
import { ForgotMobileForm } from './recovery/forgot-mobile-form.tsx'
import { RegisterForm } from './register/register-form.tsx'

const [username] = examples.registerSettings.response.rules
const settings = {
  ...examples.registerSettings.response,
  smsRegistration: true,
  rules: [{ ...username!, field: 'mobileNum', acceptedPattern: '*', minLength: 6 }],
}
const forms: readonly (readonly [where: string, form: ReactNode, label: string])[] = [
  ['the login', <SmsLoginForm key="login" onDone={vi.fn()} />, 'Code'],
  ['a lost password', <ForgotMobileForm key="forgot" onDone={vi.fn()} />, 'Code'],
  ['registration', <RegisterForm key="register" settings={settings} way="username" onDone={vi.fn()} />, 'Code from the text'],
]

let arrive: (code: string) => void
let get: ReturnType<typeof vi.fn>
beforeEach(() => {
  get = vi.fn(() => new Promise((resolve) => (arrive = (code) => resolve({ code }))))
  vi.stubGlobal('OTPCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
  // Solving takes a thread of its own, which there is none of here.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: 1 })))
      terminate = () => undefined
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

it.each(forms)('a code is taken out of the message where the browser can: at %s', async (_where, form, label) => {
  const now = Date.now()
  const sent = { flowId: 'f', expiredMinutes: 1, expiresAt: new Date(now + 600_000).toISOString(), serverNow: new Date(now).toISOString() }
  stubGateway(
    answers(countryCodes, { list: [{ countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' }] }),
    answers(captchaChallenge, examples.captchaChallenge.response),
    answers(sendSms, sent),
    answers(sendRegistrationSms, sent),
  )
  await renderApp(form, { namespaces: ['session', 'errors', 'common'] })
  // The countries have come.
  await screen.findByRole('option', { name: '+84 Vietnam' })
  fireEvent.change(await screen.findByLabelText('Mobile number', { selector: 'input' }), { target: { value: '0912345678' } })
  // Nobody is asked for a message before there is one.
  expect(get).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
  await waitFor(() => expect(get).toHaveBeenCalledOnce())
  expect(get.mock.calls[0]?.[0]).toMatchObject({ otp: { transport: ['sms'] } })
  await act(async () => arrive('483201'))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('483201'))
})
