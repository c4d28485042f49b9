import { examples } from '@portico/contract/examples'
import { afterEach, expect, it, vi } from 'vitest'
import { brand } from 'virtual:brand'
import { languageOf } from '@portico/contract/kit/brand'
import { HEADERS } from '@portico/contract/kit/call'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'
import { idempotentRequest } from '../../../api/gateway.ts'
import { makeHost } from '../../../app/host.ts'
import { makeStore } from '../../../app/store.ts'
import { testPlatform } from '../../../test/render.tsx'
import { depositApi } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

it('is asked again as the member who asked first, and tells that an earlier try was not answered [WALLET-02]', async () => {
  let token = 'first'
  const seen: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    seen.push(headers.get(HEADERS.token))
    if (seen.length > 1) return new Response(JSON.stringify({ success: false, code: 'NOT_LOGGED_IN', traceId: 't' }))
    // Another member logs in while nothing is heard.
    token = 'second'
    throw new TypeError('no network')
  })
  const never = () => expect.unreachable()
  const platform = { ...testPlatform(), token: { read: () => token, write: () => undefined, clear: never, replace: never } }
  const store = makeStore(makeHost(platform, brand, languageOf(brand, 'EN')))
  const intent = idempotentRequest(createDeposit, examples.createDeposit.request)
  const { error } = await store.dispatch(depositApi.endpoints.createDeposit.initiate(intent))
  expect(seen).toEqual(['first', 'first'])
  expect(error).toMatchObject({ code: 'NOT_LOGGED_IN', repeated: true })
})
