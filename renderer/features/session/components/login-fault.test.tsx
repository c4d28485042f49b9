import { cleanup, screen } from '@testing-library/react'
import { socialReason } from '@portico/contract/session/social-shapes'
import { redeemExchange } from '@portico/contract/session/social-calls'
import { afterEach, expect, it, vi } from 'vitest'
import { selectDialogs } from '../../../core/dialogs.ts'
import { refuses, answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { comeBack } from '../come-back.ts'
import { Component as LoginDialog } from './login-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

it('every reason of a provider has words of its own over the form [LOGIN-14]', async () => {
  stubGateway()
  const texts = new Set<string>()
  for (const reason of socialReason.options) {
    await renderApp(<LoginDialog fault={{ reason }} onClose={() => undefined} />, { namespaces: ['session', 'errors'] })
    texts.add((await screen.findByRole('alert')).textContent ?? '')
    cleanup()
  }
  expect(texts.size).toBe(socialReason.options.length)
  expect([...texts].join(' ')).toContain('try again in 5 minutes')
})

it('a code that this tab did not leave for is not even sent, and a refused one leads back to the form with its reason', async () => {
  const line = stubGateway(answers(redeemExchange, refuses('SOCIAL_REFUSED', { reason: 'QUOTA' })))
  const { store } = await renderApp(null)
  await store.dispatch(comeBack('a-code', undefined))
  expect(line.count(redeemExchange)).toBe(0)
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'login', fault: { failure: 'EXCHANGE_REFUSED' } }])
  await store.dispatch(comeBack('a-code', { verifier: 'v'.repeat(43), purpose: 'LOGIN', remember: false, next: '/lottery' }))
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'login', fault: { reason: 'QUOTA' }, next: '/lottery' }])
})
