import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Channel, EVENTS } from '@portico/contract/events'
import { calls } from '@portico/contract/index'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

const file = (name: string): string => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url))
const CLIENT = file('integrating-client.mjs')
const [document, client] = [readFileSync(file('integrating.md'), 'utf8'), readFileSync(CLIENT, 'utf8')]

let gateway: TestGateway
let origin: string
beforeAll(async () => {
  gateway = await testGateway({ lotteries: ['SSC1'] })
  origin = await gateway.gateway.start()
})
afterAll(() => gateway.close())

interface Client {
  readonly register: (username: string, password: string) => Promise<{ account: string }>
  readonly login: (username: string, password: string) => Promise<{ account: string }>
  readonly deposit: (method: string, amount: string) => Promise<{ state: string }>
  readonly call: (method: string, path: string, more?: object) => Promise<{ current: { numero: string } }>
  readonly bet: (gameCode: string, numero: string, lines: readonly object[], key?: string) => Promise<{ bets: { betId: string }[] }>
  readonly follow: (hear: (type: string, data: unknown) => void) => Promise<() => void>
}

const connect = async (): Promise<Client> => {
  const module = (await import(CLIENT)) as { connect: (origin: string) => Client }
  return module.connect(origin)
}

test('the client of the document uses nothing but Node', () => {
  const imports = [...client.matchAll(/^import .* from '([^']+)'/gm)].map(([, name]) => name)
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter((name) => !name?.startsWith('node:'))).toEqual([])
  expect(execFileSync(process.execPath, ['--check', CLIENT], { encoding: 'utf8' })).toBe('')
})

test('it registers, logs in, pays in, bets once however often it asks, and hears of the draw', async () => {
  await (await connect()).register('integrator1', 'secret-1234')
  const player = await connect()
  expect(await player.login('integrator1', 'secret-1234')).toMatchObject({ account: 'integrator1' })
  expect(await player.deposit('SANDBOX', '100000')).toMatchObject({ state: 'CREDITED' })
  const events: { type: string; data: unknown }[] = []
  const { promise: settled, resolve } = Promise.withResolvers<void>()
  const stop = await player.follow((type, data) => {
    events.push({ type, data })
    if (type === 'bets.settled') resolve()
  })
  await gateway.lottery.tick()
  const { current } = await player.call('GET', '/lotto/lgw/games/opened/numero', { query: { gameCode: 'SSC1' } })
  const line = { play: 'fixed-position', selection: { places: [['7'], [], [], [], []] }, mode: '1', multiple: 1, prizeGroup: 1900 }
  const first = await player.bet('SSC1', current.numero, [line], 'one-intent-1')
  expect((await player.bet('SSC1', current.numero, [line], 'one-intent-1')).bets).toEqual(first.bets)
  gateway.clock.advance(61_000)
  await gateway.lottery.tick()
  await settled
  stop()
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['balance.changed', 'numero.sealed', 'numero.drawn', 'bets.settled']),
  )
  expect(events.find(({ type }) => type === 'bets.settled')?.data).toMatchObject({ bets: [{ betId: first.bets[0]!.betId }] })
})

test('what it does wrong is told by code, field and line', async () => {
  const player = await connect()
  await player.register('integrator2', 'secret-1234')
  await gateway.lottery.tick()
  const { current } = await player.call('GET', '/lotto/lgw/games/opened/numero', { query: { gameCode: 'SSC1' } })
  const line = { play: 'fixed-position', selection: { places: [['7'], [], [], [], []] }, mode: '1', multiple: 1, prizeGroup: 1900 }
  await expect(player.bet('SSC1', current.numero, [line])).rejects.toMatchObject({ failure: { code: 'INSUFFICIENT_FUNDS' } })
  await expect(player.login('integrator2', 'wrong-password-1')).rejects.toMatchObject({ failure: { code: 'LOGIN_FAILED' } })
})

test('every path that the document and its client name is a path of the contract', () => {
  const known = new Set([...Object.values(calls).map(({ path }) => path as string), EVENTS_PATH])
  const named = [
    ...`${document}\n${client}`.matchAll(/[`'](?:GET |POST |PUT |DELETE )?(\/(?:wps|lgw|lotto|events|operator)[\w/.{}-]*)/g),
  ].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !known.has(path) && ![...known].some((each) => each === path.replace(/\/\w+$/, '')))).toEqual([])
})

test('the document names every event that a socket hears, on its channel', () => {
  const rows = [...document.matchAll(/^\| (public|member) \| ([^|]+) \|/gm)]
  const named = (channel: Channel) =>
    rows.filter(([, of]) => of === channel).flatMap(([, , types]) => [...types!.matchAll(/`([^`]+)`/g)].map(([, type]) => type!))
  for (const channel of ['public', 'member'] as const)
    expect(named(channel).toSorted(), channel).toEqual(Object.keys(EVENTS[channel]).toSorted())
})
