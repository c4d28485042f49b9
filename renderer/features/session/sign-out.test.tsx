import { logout } from '@portico/contract/session/calls'
import { examples } from '@portico/contract/examples'
import { afterEach, expect, it, vi } from 'vitest'
import { recall } from '../../lib/remember.ts'
import { answers, OFFLINE, type Reply, stubGateway } from '../../test/gateway.ts'
import { renderApp, testPlatform } from '../../test/render.tsx'
import { noteRemembered } from './remembered.ts'
import { signOut } from './sign-out.ts'
import { started } from './slice.ts'

afterEach(() => vi.unstubAllGlobals())

it.each<readonly [string, Reply<typeof logout>]>([
  ['the gateway answers', examples.logout.response],
  ['it cannot be reached', OFFLINE],
])('forgets the member and what this tab kept when %s [LOGIN-17]', async (_when, reply) => {
  const line = stubGateway(answers(logout, reply))
  const platform = testPlatform()
  const { store } = await renderApp(<div />, { platform })
  platform.token.write('kept')
  store.dispatch(started(examples.login.response.member))
  noteRemembered('linh88', Date.now())
  sessionStorage.setItem('portico.lobby.recent.linh88', '{}')
  sessionStorage.setItem('portico.deposit.m1', '{}')
  await store.dispatch(signOut())
  expect(line.count(logout)).toBeGreaterThan(0)
  expect(platform.token.read()).toBeUndefined()
  // A deposit whose answer is missing is its member's still.
  expect(Object.keys(sessionStorage)).toEqual(['portico.deposit.m1'])
  expect(recall('portico.remembered.user')).toBe('')
  expect(store.getState().session).toMatchObject({ status: 'guest' })
})
