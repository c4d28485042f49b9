import { captchaImage, login, sessionKeys } from '@portico/contract/session/calls'
import { socialProviders } from '@portico/contract/session/social-calls'
import { examples } from '@portico/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers, refuses, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { newKey } from '../testing/new-key.ts'
import { LoginForm } from './login-form.tsx'
import { OtherWays } from './other-ways.tsx'

const open = async (providers: readonly ('google' | 'facebook')[]) => {
  stubGateway(
    answers(sessionKeys, { keys: [(await newKey()).published], serverNow: new Date().toISOString() }),
    answers(socialProviders, { providers: [...providers] }),
    answers(login, refuses('LOGIN_FAILED', { captcha: true })),
    answers(captchaImage, examples.captchaImage.response),
  )
  return renderApp(
    <>
      <LoginForm portal="SITE" onDone={() => {}} />
      <OtherWays next={undefined} />
    </>,
    { namespaces: ['session', 'errors'] },
  )
}

describe('what one logs in by [LOGIN-02]', () => {
  it('is a name and a password that can be shown, with remembering and the way out for who forgot, and letters after a failure only', async () => {
    const { store } = await open([])
    const password = screen.getByLabelText<HTMLInputElement>('Password')
    fireEvent.click(screen.getByRole('button', { name: 'Show the password' }))
    expect(password.type).toBe('text')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Remember me/ }).checked).toBe(false)
    expect(screen.queryByLabelText('Letters in the picture')).toBeNull()

    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'linh88' } })
    fireEvent.change(password, { target: { value: 'secret word 1' } })
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByLabelText('Letters in the picture')).toBeTruthy()

    fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }))
    expect(store.getState().dialogs.open).toMatchObject([{ kind: 'forgotPassword', portal: 'SITE' }])
  })

  it('is an account at Google or Facebook too, where the brand takes them', async () => {
    await open(['google', 'facebook'])
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toBeTruthy()
  })

  it('offers no provider where there is none', async () => {
    await open([])
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull()
  })
})
