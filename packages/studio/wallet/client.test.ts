import { describe, expect, it } from 'vitest'
import { connectWallet } from './client.ts'
import { signatureOf } from './signature.ts'

const KEY = { url: 'https://wallet.example', vendor: 'PS', keyId: 'k1', secret: 'a secret' }

/** An operator that signs as the vendor API says, unless told to spoil the answer. */
const operator = (answer: { status?: number; body?: string; secret?: string; nonce?: string } = {}) => {
  const seen: { url: string; headers: Headers; body: string }[] = []
  const send = async (to: URL | RequestInfo, init?: RequestInit): Promise<Response> => {
    const url = new Request(to instanceof URL ? to.href : to).url
    const headers = new Headers(init?.headers)
    seen.push({ url: url, headers, body: typeof init?.body === 'string' ? init.body : '' })
    const body = answer.body ?? '{"status":"OK","balance":5}'
    const first = String(answer.status ?? 200)
    const nonce = answer.nonce ?? headers.get('X-Nonce') ?? ''
    const signature = signatureOf(answer.secret ?? KEY.secret, { first, path: new URL(url).pathname, timestamp: '7', nonce, body })
    return new Response(body, { status: Number(first), headers: { 'X-Timestamp': '7', 'X-Signature': signature } })
  }
  return { seen, wallet: connectWallet(KEY, { now: () => 1234, send }) }
}

describe('the client of the vendor API', () => {
  it('signs method, path, time, nonce and body', async () => {
    const { seen, wallet } = operator()
    expect(await wallet.send('wallet/bet', { meta: 'Tiếng Việt' })).toEqual({ status: 'OK', balance: 5 })
    const [call] = seen
    if (!call) throw new Error('nothing was sent')
    expect(call.url).toBe('https://wallet.example/vendor/v1/wallet/bet')
    expect(call.headers.get('X-Signature')).toBe(
      signatureOf(KEY.secret, {
        first: 'POST',
        path: '/vendor/v1/wallet/bet',
        timestamp: '1234',
        nonce: call.headers.get('X-Nonce') ?? '',
        body: call.body,
      }),
    )
    // A vector worked out apart: HMAC-SHA256 by OpenSSL.
    expect(signatureOf('k', { first: 'POST', path: '/p', timestamp: '1', nonce: 'n', body: '' })).toBe(
      'eb51ea64c030f1672e4eee13ab62a18b3341656d91b4cad280e37bc7e704765d',
    )
  })

  it.each([
    ['signed with another key', { secret: 'another' }],
    ['for another nonce', { nonce: 'x'.repeat(16) }],
    ['of a broken wallet', { status: 500 }],
    ['that is no JSON', { body: 'oops' }],
    ['without a status', { body: '{}' }],
  ])('takes an answer %s for none', async (_, answer) => {
    expect(await operator(answer).wallet.send('wallet/bet', {})).toEqual({ status: 'UNANSWERED' })
  })

  it('takes a broken line for no answer', async () => {
    const wallet = connectWallet(KEY, { now: () => 1, send: () => Promise.reject(new TypeError('broken')) })
    expect(await wallet.send('wallet/win', {})).toEqual({ status: 'UNANSWERED' })
  })
})
