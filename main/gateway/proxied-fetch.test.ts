import { expect, test } from 'vitest'
import type { Fetch } from '../ports.ts'
import { createProxiedFetch } from './proxied-fetch.ts'

const URL = 'https://one.example/x'
/** A network behind a proxy that wants to know who asks. */
const behindProxy = ({ accepts = true, says = (): Response => new Response(null, { status: 407 }) } = {}) => {
  let known = false
  const sent: string[] = []
  const introductions: string[] = []
  const fetch: Fetch = async (_, init) => {
    sent.push(init?.method ?? 'GET')
    return known ? new Response('through') : says()
  }
  const introduce = async (url: string) => {
    introductions.push(url)
    await new Promise(setImmediate)
    known = accepts
    return accepts
  }
  return { fetch: createProxiedFetch({ fetch, introduce }), sent, introductions }
}
const tunnel = (): Response => {
  throw new Error('net::ERR_TUNNEL_CONNECTION_FAILED')
}

test.each([undefined, tunnel])('[DESKTOP-03] reads get past a proxy that wants a password, asked for once', async (says) => {
  const { fetch, introductions } = behindProxy(says ? { says } : {})
  const answers = await Promise.all([fetch(URL), fetch(URL), fetch(URL)])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['through', 'through', 'through'])
  expect(introductions).toEqual([URL])
})

test('[DESKTOP-03] what may have done something is not sent twice', async () => {
  const { fetch, sent } = behindProxy()
  await expect(fetch(URL, { method: 'POST' })).rejects.toThrow('ERR_PROXY_AUTH_REQUESTED')
  expect(sent).toEqual(['POST'])
  expect(await (await fetch(URL, { method: 'POST' })).text()).toBe('through')
})

test('[DESKTOP-03] a proxy that lets nobody through is a failure of the network', async () => {
  await expect(behindProxy({ accepts: false }).fetch(URL)).rejects.toThrow('ERR_PROXY_AUTH_REQUESTED')
  await expect(behindProxy({ accepts: false, says: tunnel }).fetch(URL)).rejects.toThrow('ERR_TUNNEL_CONNECTION_FAILED')
})

test('[DESKTOP-03] other failures are no business of the proxy', async () => {
  const broken = () => {
    throw new Error('net::ERR_CONNECTION_REFUSED')
  }
  const { fetch, introductions } = behindProxy({ says: broken })
  await expect(fetch(URL)).rejects.toThrow('ERR_CONNECTION_REFUSED')
  expect(introductions).toEqual([])
})
