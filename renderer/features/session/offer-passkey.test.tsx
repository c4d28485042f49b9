import { examples } from '@portico/contract/examples'
import { afterEach, expect, it, vi } from 'vitest'
import { dialogsCleared, selectDialogs } from '../../core/dialogs.ts'
import { renderApp } from '../../test/render.tsx'
import { offerPasskey } from './offer-passkey.ts'
import { ended, started } from './slice.ts'

afterEach(() => vi.unstubAllGlobals())

const member = examples.getMemberInfo.response
const other = { ...member, id: 'bb10a3c2-1f9c-4c5f-9b11-3f0a1d2c4e5f' }

/** A device that can, or cannot, show by itself who is at it. */
const device = (can: boolean | undefined) =>
  vi.stubGlobal(
    'PublicKeyCredential',
    can === undefined ? undefined : Object.assign(() => undefined, { isUserVerifyingPlatformAuthenticatorAvailable: async () => can }),
  )

it('offers a passkey once to each who logs in on a device', async () => {
  device(true)
  const { store } = await renderApp(null)
  const kinds = () => selectDialogs(store.getState()).map(({ kind }) => kind)
  for (const [who, offers] of [
    [member, ['passkeyOffer']],
    [member, []],
    [other, ['passkeyOffer']],
    [member, []],
  ] as const) {
    store.dispatch(started(who))
    await store.dispatch(offerPasskey())
    expect(kinds()).toEqual(offers)
    store.dispatch(dialogsCleared())
    store.dispatch(ended())
  }
})

it.each([
  ['cannot show who is at it', false],
  ['knows no passkeys', undefined],
])('offers none where the device %s, and asks later on one that can', async (_name, can) => {
  localStorage.clear()
  device(can)
  const { store } = await renderApp(null)
  store.dispatch(started(member))
  await store.dispatch(offerPasskey())
  expect(selectDialogs(store.getState())).toEqual([])
  device(true)
  await store.dispatch(offerPasskey())
  expect(selectDialogs(store.getState())).toHaveLength(1)
})
