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
