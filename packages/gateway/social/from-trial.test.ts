import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { recentGames } from '@portico/contract/catalogue/own-calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { registerSocial } from '@portico/contract/session/social-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, freePlay } from '../testing/free-play.ts'
import { addSlots, slotRow } from '../testing/games.ts'
import type { TestGateway } from '../testing/gateway.ts'
import type { IdentityProvider } from '../testing/identity-provider.ts'
import { openSocial, socialBrowser } from '../testing/social.ts'

let gateway: TestGateway
let provider: IdentityProvider
const browser = socialBrowser(
  () => gateway,
  () => provider,
)
const { player } = freePlay(() => gateway)
beforeAll(async () => {
  ;({ gateway, provider } = await openSocial({ games: true }))
  await addSlots(gateway, slotRow(1), slotRow(2))
})
afterAll(async () => {
  await gateway.close()
  await provider.close()
})

/** Somebody new whom the provider knows, as far as the choice of a name. */
const newcomer = async (subject: string) => {
  provider.is(subject, {})
  const { verifier, code } = await browser.whole()
  const { value } = await browser.redeem({ verifier, code })
  if (!('newcomer' in value)) throw new Error(`${subject} is known already`)
  return { ticket: value.newcomer.ticket, verifier, terms: true, fromTrial: true }
}

test('an account that is opened over a provider takes the trial of its browser along, and its games [LOGIN-15]', async () => {
  const { by, cookies, ip } = await player()
  await gateway.call(launchGame, { nodeId: 2, mode: 'demo' }, by)
  const opened = await gateway.call(registerSocial, { ...(await newcomer('g-trial')), username: 'fromtrial' }, { cookies, ip })
  const recent = await gateway.call(recentGames, {}, { token: opened.value.token })
  expect(recent.value.list.map(({ nodeId }) => nodeId)).toEqual([2])
  expect(codeOf(await gateway.call(getMemberInfo, {}, by))).toBe('SESSION_EXPIRED')
  // There is one trial to take along.
  const again = await gateway.call(registerSocial, { ...(await newcomer('g-again')), username: 'fromtrial2' }, { cookies, ip })
  expect((await gateway.call(recentGames, {}, { token: again.value.token })).value.list).toEqual([])
})

test('the trial goes on where no account comes of it, and for who has no trial nothing is taken', async () => {
  await gateway.register('taken88')
  const { by, cookies, ip } = await player()
  const wish = await newcomer('g-refused')
  expect(codeOf(await gateway.call(registerSocial, { ...wish, username: 'taken88' }, { cookies, ip }))).toBe('ACCOUNT_TAKEN')
  expect(codeOf(await gateway.call(registerSocial, { ...wish, username: 'elsewhere88' }, { ip }))).toBe('DONE')
  expect(codeOf(await gateway.call(getMemberInfo, {}, by))).toBe('DONE')
})
