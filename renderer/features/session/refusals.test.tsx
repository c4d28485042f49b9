import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examples } from '@portico/contract/examples'
import type { FailureEnvelope } from '@portico/contract/kit/envelope'
import { forgotPassword, resetPasswordByLink } from '@portico/contract/member/password-calls'
import { captchaChallenge, captchaImage, login, sessionKeys } from '@portico/contract/session/calls'
import { registerSocial } from '@portico/contract/session/social-calls'
import { register, registerSettings } from '@portico/contract/registration/calls'
import { REGISTER_FIELDS } from '@portico/contract/registration/shapes'
import { countryCodes } from '@portico/contract/system/calls'
import { type Answers, answers, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { LoginForm } from './components/login-form.tsx'
import { Component as NewcomerDialog } from './components/newcomer-dialog.tsx'
import { ForgotMailForm } from './recovery/forgot-mail-form.tsx'
import { LinkForm } from './recovery/link-form.tsx'
import { RegisterForm } from './register/register-form.tsx'
import { faultAt } from './testing/fault-at.ts'
import { newKey } from './testing/new-key.ts'

/** By the language of the reader; words that are the same in both are nobody's translation. */
const LANGUAGES = ['EN', 'TY'] as const
/** What the schemas of the calls say of a text that is too short, too long, of another form and no text at all. */
const FORM_RULES = ['too_small', 'too_big', 'invalid_format', 'invalid_type'] as const

const open = async (form: ReactNode, language: string, ...line: readonly Answers[]) => {
  const { published } = await newKey()
  stubGateway(answers(sessionKeys, { keys: [published], serverNow: new Date().toISOString() }), ...line)
  return renderApp(form, { language, namespaces: ['session', 'errors', 'common'] })
}
const fill = (name: string, value: string) => fireEvent.change(document.querySelector(`input[name="${name}"]`)!, { target: { value } })
const send = () => fireEvent.submit(document.querySelector('form')!)
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? '')

/** The words of one refusal in both languages, which a reader of each has at `field`, or anywhere where none is to blame. */
const wordsOf = async (at: string | undefined, show: (language: string) => Promise<{ unmount: () => void }>) => {
  const words = []
  for (const language of LANGUAGES) {
    const { unmount } = await show(language)
    const text = () => (at === undefined ? [...alerts(), faultAt('password') ?? ''].join('') : (faultAt(at) ?? ''))
    await waitFor(() => expect(text()).not.toBe(''))
    words.push(text())
    unmount()
    vi.unstubAllGlobals()
  }
  expect(new Set(words).size, words.join(' | ')).toBe(LANGUAGES.length)
  return words[0]!
}

afterEach(() => vi.unstubAllGlobals())

const blaming = (field: string, rule: string, code: FailureEnvelope['code'] = 'INVALID_REQUEST') =>
  refuses(code, { fields: { [field]: { rule } } })
const fields = (...names: readonly string[]) => names.flatMap((name) => FORM_RULES.map((rule) => [name, rule] as const))

describe('what the gateway refuses stands at its field, in the words of the reader: at the login', () => {
  const show = (reply: ReturnType<typeof refuses>) => async (language: string) => {
    const app = await open(<LoginForm portal="SITE" onDone={vi.fn()} />, language, answers(login, reply))
    fill('username', 'linh88')
    fill('password', 'three quiet herons')
    send()
    return app
  }

  it.each(fields('username', 'password'))('%s that is %s', async (field, rule) => {
    const other = field === 'username' ? 'password' : 'username'
    await wordsOf(field, async (language) => {
      const app = await show(blaming(field, rule))(language)
      await waitFor(() => expect(faultAt(field)).toBeDefined())
      expect(faultAt(other)).toBeUndefined()
      expect(document.activeElement).toBe(document.querySelector(`input[name="${field}"]`))
      return app
    })
  })

  /** Answered by a field that appears or by a dialog. */
  const NEXT_STEPS = ['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'SIGN_IN_INCOMPLETE']
  it.each(examples.login.failures.filter((code) => !NEXT_STEPS.includes(code)))('%s [RULES-05]', async (code) => {
    await wordsOf(undefined, show(refuses(code)))
  })
})

describe('at a lost password', () => {
  it.each([...fields('username', 'email'), ['email', 'email'] as const])('%s that is %s', async (field, rule) => {
    await wordsOf(field, async (language) => {
      const reply = blaming(field, rule, rule === 'email' ? 'FIELD_INVALID' : 'INVALID_REQUEST')
      const app = await open(<ForgotMailForm onSent={vi.fn()} />, language, answers(forgotPassword, reply))
      fill('username', 'linh88')
      fill('email', 'linh@mail.example')
      send()
      await waitFor(() => expect(faultAt(field)).toBeDefined())
      expect([alerts(), faultAt(field === 'email' ? 'username' : 'email')]).toEqual([[], undefined])
      return app
    })
  })

  it.each([
    ...fields('newPassword'),
    ...['short', 'common', 'personal', 'guessable', 'same'].map((rule) => ['newPassword', rule] as const),
    ['confirmNewPassword', 'confirm'] as const,
  ])('%s that is %s', async (field, rule) => {
    await wordsOf(field, async (language) => {
      const form = <LinkForm token="t" onDone={vi.fn()} onOver={vi.fn()} />
      const app = await open(form, language, answers(resetPasswordByLink, blaming(field, rule, 'FIELD_INVALID')))
      fill('newPassword', 'three quiet herons')
      fill('confirmNewPassword', 'three quiet herons')
      send()
      return app
    })
  })
})

describe('at the name of who comes from a provider', () => {
  it.each([...FORM_RULES, '1', 'unseen', 'reserved'])('that is %s', async (rule) => {
    const newcomer = { ticket: 't'.repeat(43), provider: 'google', suggestion: 'linh88' } as const
    await wordsOf('username', async (language) => {
      const dialog = (
        <NewcomerDialog newcomer={newcomer} verifier={'v'.repeat(43)} remember={false} next={undefined} onClose={() => undefined} />
      )
      const app = await open(
        dialog,
        language,
        answers(registerSettings, examples.registerSettings.response),
        answers(registerSocial, blaming('username', rule, 'FIELD_INVALID')),
      )
      fireEvent.click(await screen.findByRole('checkbox'))
      send()
      return app
    })
  })
})

describe('at registration', () => {
  const [username] = examples.registerSettings.response.rules
  const visibleFields = REGISTER_FIELDS.filter((field) => field !== 'captcha')
  const settings = {
    ...examples.registerSettings.response,
    smsRegistration: false,
    emailVerification: false,
    rules: visibleFields.map((field) => ({ ...username!, field, required: false, acceptedPattern: '*', patternId: 0, minLength: 1 })),
  }
  // Solving takes a thread of its own, which there is none of here.
  beforeEach(() => {
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage = () => queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: 1 })))
        terminate = () => undefined
      },
    )
  })

  const NAMED = [
    'unseen',
    'taken',
    'reserved',
    'age',
    'mobile',
    'country',
    'samePassword',
    'short',
    'common',
    'personal',
    'guessable',
    'email',
  ]
  const families = Array.from({ length: 20 }, (_, family) => String(family))
  it.each(LANGUAGES)('every field says of every rule what is wrong with it, to a reader of %s', async (language) => {
    const { Worker } = globalThis
    let rule = ''
    const reply = () =>
      refuses('FIELD_INVALID', { fields: Object.fromEntries(visibleFields.map((field) => [field, { rule, min: 1, max: 16 }])) })
    await open(
      <RegisterForm settings={settings} way="username" onDone={vi.fn()} />,
      language,
      answers(captchaChallenge, examples.captchaChallenge.response),
      answers(captchaImage, examples.captchaImage.response),
      answers(countryCodes, { list: [{ countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' }] }),
      answers(register, reply),
    )
    vi.stubGlobal('Worker', Worker)
    fireEvent.click(screen.getByRole('checkbox'))
    for (const next of [...families, ...NAMED, ...FORM_RULES, 'another_rule']) {
      rule = next
      await act(async () => send())
      await waitFor(() => expect(faultAt('username'), next).toBeDefined())
      for (const field of visibleFields) expect(faultAt(field), `${field}: ${next}`).toBeDefined()
      expect(alerts()).toEqual([])
      for (const field of visibleFields) fill(field, '')
    }
  })
})
