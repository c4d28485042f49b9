import { createHash } from 'node:crypto'
import { launchGame, launchGameFallback } from '@portico/contract/catalogue/launch-calls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addSlots, slotRow } from '@portico/gateway/testing/games'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import type { FastifyInstance } from 'fastify'
import type { LaunchTarget } from '@portico/gateway/ports/game-host'
import { studioGameOf } from '../studio/catalogue.ts'
import { createVendorSite } from './vendor-site.ts'

let gateway: TestGateway
let site: FastifyInstance
let token: string
const open = (url: string) => site.inject({ url: url.replace('https://games.example', '') })

beforeEach(async () => {
  gateway = await testGateway()
  await addSlots(gateway, slotRow(1, { names: { EN: 'Night Lotus <b>' } }), slotRow(2, { gameType: 'LIVE' }))
  const insteadOf = ({ gameType, language }: LaunchTarget) => studioGameOf(gameType, language)
  site = createVendorSite({ redeem: gateway.launches.redeem, log: gateway.platform.log, proxies: 0, insteadOf })
  token = (await gateway.register('linh88')).token
})
afterEach(() => gateway.close())

describe('the origin of the vendors', () => {
  it('answers an address of another origin that works once and never carries the session token [GAME-01]', async () => {
    const { value } = await gateway.call(launchGame, { nodeId: 1, mode: 'real' }, { token, language: 'EN' })
    expect(value).toMatchObject({ gameName: 'Night Lotus <b>', displayName: 'Pearl', mode: 'real', pointerLock: false })
    expect(new URL(value.url).origin).toBe('https://games.example')
    expect(value.url).not.toContain(token)
    expect(value.expiresAt).toBe(new Date(gateway.clock.now().getTime() + 60_000).toISOString())

    const first = await open(value.url)
    expect(first.statusCode).toBe(200)
    expect(first.body).toContain('linh88')
    expect(first.body).toContain('Night Lotus &#60;b&#62;')
    expect(first.headers['content-security-policy']).toContain('frame-ancestors http://localhost')
    const again = await open(value.url)
    expect(again.statusCode).toBe(410)
    expect(again.body).toContain('has been used')
  })

  it('shows the game’s own picture, one free spin where it has reels, that it is not there, and what of its kind can be played', async () => {
    const page = async (nodeId: number) =>
      await open((await gateway.call(launchGame, { nodeId, mode: 'real' }, { token, language: 'EN' })).value.url)
    const slot = await page(1)
    expect(slot.headers['content-security-policy']).toMatch(
      /default-src 'none'; style-src 'sha256-[^;]+'; script-src 'sha256-[^;]+'; img-src http:\/\/localhost:80;/,
    )
    // What runs is a hello to the site, and its hash is the one that may run.
    const [, hello = ''] = /<script data-site="http:\/\/localhost:80">([^<]+)<\/script>/.exec(slot.body) ?? []
    expect(hello).toContain("type:'hello'")
    expect(slot.headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(hello).digest('base64')}'`)
    expect(slot.body).toMatch(/<img class="art" src="http:\/\/localhost:80\/art\/game\/[\w-]+\.svg" alt="">/)
    expect(slot.body).toContain('<summary>One free spin</summary>')
    const table = await page(2)
    expect(table.body).not.toContain('<summary>')
    for (const { body } of [slot, table]) expect(body.split('<details>')[0]).toContain('This game is not part of the demo')
    expect(slot.body).toContain('<button type="button" data-node="900000001" hidden>Play Moon Gate</button>')
    expect(table.body).toContain('<button type="button" data-node="900000002" hidden>Play European Roulette</button>')
  })

  it('is the same over the relay: a spent address is spent [CALL-14]', async () => {
    const { value } = await gateway.call(launchGameFallback, { nodeId: 1, mode: 'real' }, { token, language: 'EN' })
    expect((await open(value.url)).body).toContain('linh88')
    expect((await open(value.url)).statusCode).toBe(410)
  })

  it('lets one of two at once have it', async () => {
    const { value } = await gateway.call(launchGame, { nodeId: 1, mode: 'real' }, { token })
    const codes = (await Promise.all([open(value.url), open(value.url)])).map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([200, 410])
  })

  it('says that an address is too old, or none of ours [GAME-08]', async () => {
    const { value } = await gateway.call(launchGame, { nodeId: 1, mode: 'real' }, { token })
    gateway.clock.advance(60_000)
    expect((await open(value.url)).body).toContain('đã hết hạn')
    for (const url of ['/play', '/play?token=x', `/play?token=${'a'.repeat(43)}&lang=EN`, '/play?token=a&token=b']) {
      const reply = await site.inject({ url })
      expect(reply.statusCode).toBe(410)
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  it('leads from a spent or stale address back to its site, where a link can lead there [GAME-08]', async () => {
    const launch = async () => (await gateway.call(launchGame, { nodeId: 1, mode: 'real' }, { token, language: 'EN' })).value.url
    const link = '<a href="http://localhost:80/" target="_top">To the site</a>'
    const spent = await launch()
    expect((await open(spent)).body).not.toContain('<a ')
    expect((await open(spent)).body).toContain(link)
    const stale = await launch()
    gateway.clock.advance(60_000)
    expect((await open(stale)).body).toContain(link)
    expect((await open(stale.replace('lang=en', 'lang=vi-VN'))).body).toContain('>Về trang chủ</a>')

    const framed = await site.inject({
      url: spent.replace('https://games.example', ''),
      headers: { 'sec-fetch-dest': 'iframe' },
    })
    expect(framed.statusCode).toBe(410)
    expect(framed.body).not.toContain('<a ')
    expect((await site.inject({ url: `/play?token=${'a'.repeat(43)}` })).body).not.toContain('<a ')
  })

  it('answers any other address with a page, too [GAME-08]', async () => {
    for (const [method, url] of [
      ['GET', '/'],
      ['GET', '/favicon.ico'],
      ['GET', '/play/x'],
      ['POST', '/play'],
      ['GET', '/%zz'],
    ] as const) {
      const headers = { 'accept-language': 'en-GB,vi;q=0.5', ...(method === 'POST' ? { 'content-type': 'text/xml' } : {}) }
      const reply = await site.inject({ method, url, headers, ...(method === 'POST' ? { payload: '<x/>' } : {}) })
      expect(reply.statusCode).toBe(404)
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(reply.body).toContain('There is no page here')
    }
    expect((await site.inject({ url: '/' })).body).toContain('Không có trang này')
  })

  it('is not spent by who only looks whether the address is there [GAME-01]', async () => {
    const { value } = await gateway.call(launchGame, { nodeId: 1, mode: 'real' }, { token })
    expect((await site.inject({ method: 'HEAD', url: value.url.replace('https://games.example', '') })).statusCode).toBe(404)
    expect((await open(value.url)).statusCode).toBe(200)
  })

  it('answers with a page where it cannot look a token up, and says nothing of the cause [GAME-08]', async () => {
    const failing = createVendorSite({ redeem: () => Promise.reject(new Error('the secret cause')), log: gateway.platform.log, proxies: 0 })
    const reply = await failing.inject({ url: `/play?token=${'x'.repeat(43)}&lang=EN` })
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain('open the game again')
    expect(reply.body).not.toContain('secret cause')
  })

  it('gives a trial to anybody where the game has one, and never an account [GAME-04]', async () => {
    const { value } = await gateway.call(launchGame, { nodeId: 1, mode: 'demo' }, { token, language: 'EN' })
    const { body } = await open(value.url)
    expect(body).toContain('Free trial')
    expect(body).not.toContain('linh88')
  })

  it('opens 120 games a minute for one address, and no more for who guesses', async () => {
    const ask = (remoteAddress: string) => site.inject({ url: `/play?token=${'y'.repeat(43)}`, remoteAddress })
    const statuses = []
    for (let count = 0; count < 121; count += 1) statuses.push((await ask('203.0.113.1')).statusCode)
    expect([new Set(statuses.slice(0, 120)), statuses[120]]).toEqual([new Set([410]), 429])
    expect((await ask('203.0.113.2')).statusCode).toBe(410)
  })
})
