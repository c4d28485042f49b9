import { factors } from '@portico/contract/factor/calls'
import { redeemExchange } from '@portico/contract/session/social-calls'
import { systemStatus } from '@portico/contract/system/calls'
import { languageOf } from '@portico/contract/kit/brand'
import { examples } from '@portico/contract/examples'
import { afterEach, expect, it, vi } from 'vitest'
import { brand } from 'virtual:brand'
import { makeHost } from '../app/host.ts'
import { makeStore } from '../app/store.ts'
import { testPlatform } from '../test/render.tsx'
import { api, endpoint } from './gateway.ts'

afterEach(() => vi.unstubAllGlobals())

it('a call says the merchant of the configuration, the reader’s language and the platform WEB, whatever the address says [CALL-24]', async () => {
  const seen: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    seen.push(Object.fromEntries(headers))
    return new Response(JSON.stringify({ success: true, value: examples.systemStatus.response }))
  })
  const own = api.injectEndpoints({ endpoints: (build) => ({ probed: build.query<unknown, object>(endpoint(systemStatus)) }) })
  const store = makeStore(makeHost(testPlatform(), brand, languageOf(brand, 'EN')))
  await store.dispatch(own.endpoints.probed.initiate({}))
  expect(seen).toEqual([expect.objectContaining({ merchant: brand.merchantCode, language: 'EN', platform: 'WEB' })])
})

it('a session goes on under the token that an answer says, and a login is sent with the token that it is to end', async () => {
  const sent: (string | null)[] = []
  const platform = testPlatform()
  let next: string | undefined = 'second'
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    sent.push(headers.get('Authorization'))
    const answer = Response.json({ success: true, value: {} }, { headers: next === undefined ? {} : { 'New-Token': next } })
    next = undefined
    return answer
  })
  const own = api.injectEndpoints({
    endpoints: (build) => ({
      asked: build.query<unknown, object>(endpoint(factors)),
      entered: build.mutation<unknown, object>(endpoint(redeemExchange)),
    }),
  })
  platform.token.write('first')
  const store = makeStore(makeHost(platform, brand, languageOf(brand, 'EN')))
  await store.dispatch(own.endpoints.asked.initiate({}, { forceRefetch: true }))
  await store.dispatch(own.endpoints.asked.initiate({}, { forceRefetch: true }))
  await store.dispatch(own.endpoints.entered.initiate({}))
  expect(sent).toEqual(['first', 'second', 'second'])
  // Whoever has signed in meanwhile keeps their own.
  next = 'late'
  const late = store.dispatch(own.endpoints.asked.initiate({}, { forceRefetch: true }))
  platform.token.write('theirs')
  await late
  expect(platform.token.read()).toBe('theirs')
})
