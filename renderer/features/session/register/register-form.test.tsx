import { examples } from '@portico/contract/examples'
import { openInvitation } from '@portico/contract/register-link/calls'
import { checkAffiliate } from '@portico/contract/registration/calls'
import type { FieldRule } from '@portico/contract/registration/shapes'
import type { Way } from '@portico/contract/registration/ways'
import { countryCodes } from '@portico/contract/system/calls'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { RegisterForm, type RegisterFormProps } from './register-form.tsx'
import type { RegisterSettings } from './register-settings.ts'

const { response } = examples.registerSettings
const [username] = response.rules
const rule = (field: string, more: Partial<FieldRule> = {}): FieldRule => ({ ...username!, field, acceptedPattern: '*', ...more })
const settingsWith = (rules: readonly FieldRule[], more: object = {}) => ({ ...response, ...more, rules: [...rules] })
const onDone = () => undefined

afterEach(() => vi.unstubAllGlobals())

const input = (label: string) => screen.getByLabelText(label, { selector: 'input' })
const typeInto = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }))
const focused = (label: string) => waitFor(() => expect(document.activeElement).toBe(input(label)))

it('goes to the first wrong field, whichever it is [REGISTER-02]', async () => {
  const rules = [username!, rule('password', { minLength: 8, maxLength: 32, patternId: 5 })]
  await renderApp(<RegisterForm settings={settingsWith(rules)} way="username" onDone={onDone} />, { namespaces: ['session', 'errors'] })
  screen.getByRole('checkbox').focus()
  submit()
  await focused('Username')
  typeInto('Username', 'someone1')
  typeInto('Password', 'Portico2026')
  submit()
  await focused('Confirm password')
})

it('lets a phone number’s country be chosen from those of the gateway, at first the brand’s own [CALL-08]', async () => {
  const line = stubGateway(
    answers(countryCodes, {
      list: [
        { countryCode: 'DE', countryDialingCode: '49', name: 'Germany' },
        { countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' },
      ],
    }),
  )
  const rules = [rule('zalo', { required: false, minLength: 8, maxLength: 15 })]
  await renderApp(<RegisterForm settings={settingsWith(rules)} way="username" onDone={onDone} />, { namespaces: ['session', 'errors'] })
  const country = await screen.findByLabelText<HTMLSelectElement>('Country code')
  expect(country.selectedOptions[0]?.textContent).toBe('+84 Vietnam')
  fireEvent.change(country, { target: { value: 'DE' } })
  expect(country.selectedOptions[0]?.textContent).toBe('+49 Germany')
  expect(line.count(countryCodes)).toBe(1)
})

it('advertises the bonus beside the Zalo number where the operator has set one, and else none [REGISTER-03]', async () => {
  const rules = [rule('zalo', { required: false, minLength: 8, maxLength: 15 })]
  const settings = settingsWith(rules, { zaloBonus: '131K' })
  const { unmount } = await renderApp(<RegisterForm settings={settings} way="username" onDone={onDone} />, {
    namespaces: ['session', 'errors'],
  })
  const zalo = screen.getByLabelText(/^Zalo/)
  const words = 'A bonus of up to 131K for adding your Zalo number.'
  expect(document.getElementById(zalo.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words)
  unmount()
  await renderApp(<RegisterForm settings={settingsWith(rules, { zaloBonus: null })} way="username" onDone={onDone} />, {
    namespaces: ['session', 'errors'],
  })
  expect(screen.getByLabelText(/^Zalo/)).toBeDefined()
  expect(screen.queryByText(/A bonus of up to/)).toBeNull()
})

it('keeps what was typed when the operator changes the rules, and when the way is another [REGISTER-01] [REGISTER-11]', async () => {
  const rules = [rule('username'), rule('password', { minLength: 8, maxLength: 64 }), rule('mobileNum', { shown: false })]
  let changed: (form: Pick<RegisterFormProps, 'settings' | 'way'>) => void = () => undefined
  const change = (settings: RegisterSettings, way: Way) => changed({ settings, way })
  const Changing = () => {
    const [form, setForm] = useState<Pick<RegisterFormProps, 'settings' | 'way'>>({ settings: settingsWith(rules), way: 'username' })
    useEffect(() => {
      changed = setForm
    }, [])
    return <RegisterForm {...form} onDone={onDone} />
  }
  await renderApp(<Changing />, { namespaces: ['session', 'errors'] })
  const valueOf = (label: string) => (input(label) as HTMLInputElement).value
  typeInto('Username', 'someone1')
  typeInto('Password', 'three quiet herons')
  act(() => change(settingsWith([...rules, rule('qqNum'), rule('birthday')]), 'username'))
  expect(['Username', 'QQ number', 'Date of birth'].map(valueOf)).toEqual(['someone1', '', ''])
  act(() => change(settingsWith(rules, { mobilePassword: true }), 'mobile'))
  expect(screen.queryByLabelText('Username')).toBeNull()
  expect(valueOf('Password')).toBe('three quiet herons')
  expect(input('Mobile number')).toBeTruthy()
  expect(input('Code from the text')).toBeTruthy()
  act(() => change(settingsWith(rules, { mobilePassword: false }), 'mobile'))
  expect(screen.queryByLabelText('Password')).toBeNull()
  act(() => change(settingsWith(rules, { mobilePassword: false, smsRegistration: false }), 'mobile'))
  expect(valueOf('Username')).toBe('someone1')
  expect(screen.queryByLabelText('Code from the text')).toBeNull()
})

it('says of each field what it must be, and what the terms are for [RULES-01]', async () => {
  const rules = [
    rule('username', { acceptedPattern: '^[A-Za-z][A-Za-z0-9]+$', minLength: 6, maxLength: 20, patternId: 1 }),
    rule('password', { minLength: 8, maxLength: 32, patternId: 5 }),
    rule('payeeName', { acceptedPattern: '^[A-Za-z]+( [A-Za-z]+)+$', minLength: 3, maxLength: 50, patternId: 12 }),
    rule('email', { acceptedPattern: '^[^@]+@[^@]+$', minLength: 5, maxLength: 100, patternId: 3 }),
    rule('mobileNum', { acceptedPattern: '^[0-9]+$', minLength: 9, maxLength: 11, patternId: 6 }),
    rule('qqNum', { acceptedPattern: '*', minLength: 5, maxLength: 15, patternId: 0 }),
  ]
  const settings = settingsWith(rules, { smsRegistration: false, emailVerification: false, minimumAge: 18 })
  await renderApp(<RegisterForm settings={settings} way="username" onDone={onDone} />, { namespaces: ['session', 'errors'] })
  // What the mark means is said, and what is marked says by itself that it is required.
  expect(screen.getByText('Fields marked * are required.')).toBeDefined()
  for (const label of ['Username', 'Password', 'Confirm password', 'Payee name', 'E-mail']) {
    const control = screen.getByLabelText<HTMLInputElement>(label)
    expect([label, control.required, control.labels?.[0]?.hasAttribute('data-marked')]).toEqual([label, true, true])
  }
  typeInto('Username', '8linh')
  typeInto('Password', 'short')
  typeInto('Confirm password', 'other')
  typeInto('Payee name', 'Linh')
  typeInto('E-mail', 'linh.example')
  typeInto('Mobile number', '0912')
  submit()
  for (const words of [
    '6 to 20 letters and digits, beginning with a letter.',
    '8 to 32 characters, with at least one letter and one digit.',
    'The two passwords are not the same.',
    '3 to 50 letters with a space between.',
    'This is not an e-mail address.',
    '9 to 11 digits.',
    // Nothing was typed there.
    '5 to 15 characters.',
    'Please accept the terms to go on.',
  ])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /^I am 18 or older and accept the/ })).toBeTruthy()
})

it('counts a guest who comes by a link, and neither counts nor registers whoever looks at its preview [AGENT-12]', async () => {
  const invited = { code: 'QT7K2MPA', invitation: { by: 'Quoc Tuan', type: 'MEMBER' as const, rates: [] } }
  const form = <RegisterForm settings={settingsWith([username!])} way="username" onDone={onDone} />
  const open = async (address: string) => {
    const line = stubGateway(answers(checkAffiliate, invited), answers(openInvitation, {}))
    const view = await renderApp(form, { namespaces: ['session', 'errors'], address })
    await screen.findByText(/Quoc Tuan/)
    return { line, view, button: screen.getByRole<HTMLButtonElement>('button', { name: 'Register' }) }
  }
  const guest = await open('/register?affiliateCode=QT7K2MPA')
  await waitFor(() => expect(guest.line.count(openInvitation)).toBe(1))
  expect(guest.button.disabled).toBe(false)
  guest.view.unmount()
  const preview = await open('/register?affiliateCode=QT7K2MPA&preview=1')
  expect(preview.line.count(openInvitation)).toBe(0)
  expect(preview.button.disabled).toBe(true)
  expect(screen.getByText(/Nobody registers from here/)).toBeDefined()
})
