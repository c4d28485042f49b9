import { examples } from '@portico/contract/examples'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getMemberInfo } from '@portico/contract/member/calls'
import { sessionLost } from '../../../api/base-query.ts'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { ToastRegion } from '../../../ui/toast/toast-region.tsx'
import { renderApp, testPlatform } from '../../../test/render.tsx'
import { resumed, started } from '../slice.ts'
import { SessionService } from './session-service.tsx'

test('asks whose a session is each time one begins elsewhere, not at the start alone [DESKTOP-01]', async () => {
  stubGateway(answers(getMemberInfo, examples.getMemberInfo.response))
  const platform = testPlatform()
  platform.token.write('kept')
  const { store } = await renderApp(<SessionService />, { platform, namespaces: ['errors'] })
  for (const _time of ['at the start', 'after another window signed in', 'and once more']) {
    await waitFor(() => expect(store.getState().session.status).toBe('member'))
    act(() => void store.dispatch(sessionLost()))
    expect(store.getState().session.status).toBe('guest')
    act(() => void store.dispatch(resumed()))
  }
  await waitFor(() => expect(store.getState().session.status).toBe('member'))
})

test.each([
  [undefined, 'Your session has ended. Please log in again.'],
  ['SELF_EXCLUDED', 'You have excluded yourself from play. Withdrawing is open.'],
] as const)('says why a session ended: %s', async (end, words) => {
  const { store } = await renderApp(
    <>
      <SessionService />
      <ToastRegion />
    </>,
    { namespaces: ['errors'] },
  )
  act(() => void store.dispatch(started(examples.getMemberInfo.response)))
  act(() => void store.dispatch(sessionLost(end)))
  expect(await screen.findByText(words)).toBeTruthy()
})
