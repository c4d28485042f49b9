import { placeBets } from '@portico/contract/bets/calls'
import { probe } from '@portico/contract/system/calls'
import type { Page } from '@playwright/test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expect as expectPage } from '../e2e/support/expect.ts'
import { balanceOf, placeTenNotes } from '../e2e/support/people.ts'
import type { Client } from './harness/client.ts'
import { builtClient, clientOn, mainPage, signIn, visit } from './support/client.ts'
import { type Front, openFront } from './support/front.ts'
import { type RealGateway, startGateway } from './support/gateway.ts'

let gateway: RealGateway
let first: Front
let second: Front
let computer: Awaited<ReturnType<typeof clientOn>>
let client: Client
let page: Page

beforeEach(async () => {
  // A bet whose answer is lost takes its time; its issue must not be drawn meanwhile.
  gateway = await startGateway({ issueOpens: true })
  first = await openFront(gateway.url)
  second = await openFront(gateway.url)
  computer = await clientOn(await builtClient())
  client = await computer.start([first.url, second.url])
  page = await mainPage(client)
  await signIn(page, await gateway.member('annlee'))
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
})
afterEach(async () => {
  await client?.quit()
  await computer?.close()
  await Promise.all([first?.close(), second?.close()])
  await gateway?.close()
})

/**
 * Until the client told its window that it goes on through `host`. How soon it does is shown with a clock that the test moves
 * (main/gateway/lines.test.ts).
 */
const switchedTo = async (host: string): Promise<void> => {
  const found = () =>
    computer.seen.messages.some(({ channel, args }) => {
      const [line] = args as [{ kind?: string; host?: string }?]
      return channel === 'line.changed' && line?.kind === 'connected' && line.host === host
    })
  await expect.poll(found, { timeout: 120_000 }).toBe(true)
}

/** The player asks for something: a page that reads. */
const ask = (): Promise<void> => visit(page, '/member/personalHistoryCopy')

test('goes on through the next domain after a refusal, signed in [DESKTOP-03]', async () => {
  await first.kill()
  const reply = ask()
  await switchedTo(second.host)
  await reply
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
  expect(second.tokens).toEqual(first.tokens)
})

test('goes on through the next domain after silence, signed in [DESKTOP-03]', async () => {
  first.silence()
  const before = first.requests.length
  const reply = ask()
  await expect.poll(() => first.requests.length, { timeout: 120_000 }).toBeGreaterThan(before)
  await switchedTo(second.host)
  await reply
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
})

test.each(['kill', 'silence'] as const)('a bet whose answer is lost is placed once: then %s [DESKTOP-03]', async (end) => {
  await visit(page, '/lottery?gameCode=SSC5')
  first.loseAnswer(new RegExp(placeBets.path), () => void first[end]())
  await placeTenNotes(page)
  await expectPage(balanceOf(page)).toContainText('980,000.00')
  const sent = [...first.requests, ...second.requests].filter(({ path, method }) => path === placeBets.path && method === 'POST')
  expect(sent.length).toBeGreaterThanOrEqual(2)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(await gateway.bets()).toBe(1)
})

test('a closed region is an answer: it reaches the page, no other domain is tried and the session outlives it [DESKTOP-03]', async () => {
  const before = second.requests.length
  await gateway.gateway.status.set({ status: 2, message: null })
  await visit(page, '/')
  await expectPage(page.getByRole('heading', { name: 'Not available where you are' })).toBeVisible()
  expect(computer.seen.answers.some((answer) => answer.includes('"REGION_RESTRICTED"'))).toBe(true)
  expect(computer.seen.messages.filter(({ channel }) => channel === 'line.changed')).toEqual([])
  // A line that is slow to answer, as on a busy machine, may be compared with others; what it answered is no reason to.
  expect(second.requests.slice(before).filter(({ path }) => !path.startsWith(probe.path))).toEqual([])

  await gateway.gateway.status.set({ status: 0, message: null })
  await visit(page, '/')
  await expectPage(balanceOf(page)).toContainText('1,000,000.00')
})
