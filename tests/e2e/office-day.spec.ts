import { frameSource, heldBy, wander } from './support/office-day.ts'
import { DEMO, english, enterOffice } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A whole day is 10,000 routes with ten frames each: PORTICO_OFFICE_ROUTES=10000. */
const ROUTES = Number(process.env.PORTICO_OFFICE_ROUTES ?? 250)
const FRAMES_OF_ROUTE = 10
const STRETCH = 50
const WARM = 4 * STRETCH
const HEAP_GROWTH = 1.05
const NODES_GROWTH = 1.01
const READING_MS = 5_000
const REST_MS = 75_000

test('a day in the office leaves nothing behind: heap, listeners, sockets, answers and nodes [AGENT-11]', { tag: '@deep' }, async ({
  page,
}) => {
  test.setTimeout(10_800_000)
  const source = await frameSource(page)
  await enterOffice(page, DEMO.topAgent)
  await page.getByRole('table', { name: 'Downlines' }).getByRole('row').nth(3).waitFor()
  // Opened anew, so that the page holds no answer but those of the office around every section and of this one.
  await page.goto(english('/agentHome/agentService'))
  await page.getByRole('heading', { name: 'Customer service', level: 1 }).waitFor()
  await expect.poll(source.greeted).toBe(true)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const now = new Date().toISOString()
  let count = 0
  const frames = (many: number) =>
    Array.from({ length: many }, () => {
      count += 1
      // Most of a day is others' draws and one's own balance; now and then something is to be asked for again.
      if (count % 500 === 0)
        return { channel: 'member', type: 'contract.changed', data: { contractId: String(count), state: 'ACTIVE' } } as const
      if (count % 250 === 0) return { channel: 'member', type: 'waiting.changed', data: {} } as const
      if (count % 5 === 0)
        return { channel: 'member', type: 'balance.changed', data: { balance: { amount: `${count}.0000`, currency: 'VND' } } } as const
      return { channel: 'public', type: 'numero.opened', data: { gameCode: 'SSC1', numero: String(count), serverNow: now } } as const
    })
  const stretch = async (routes: number) => {
    const way = wander(page, routes)
    for (let done = 0; done < routes * FRAMES_OF_ROUTE; done += STRETCH) {
      source.tell(frames(Math.min(STRETCH, routes * FRAMES_OF_ROUTE - done)))
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await way
  }
  /** Answers are kept for a minute after nobody reads them: what is held once their number has been the same for longer than that. */
  const rested = async () => {
    let [last, readings] = [0, 0]
    const isSame = async (): Promise<number> => {
      const { entries } = await heldBy(page, cdp)
      readings = entries === last ? readings + 1 : 0
      last = entries
      return readings
    }
    await expect.poll(isSame, { timeout: 600_000, intervals: [READING_MS] }).toBeGreaterThan(REST_MS / READING_MS)
    return heldBy(page, cdp)
  }
  // Every section several times: their code and texts stay, and what the engine notes of them. Each stretch ends with the same two sections, as
  // React holds on to the last page that was left.
  for (let done = 0; done < WARM; done += STRETCH) await stretch(STRETCH)
  const start = { ...(await rested()), sockets: source.sockets() }
  for (let done = 0; done < ROUTES; done += STRETCH) {
    await stretch(Math.min(STRETCH, ROUTES - done))
    // While it goes on: what grows with each stretch is a leak, whatever the two ends say.
    console.log(JSON.stringify({ after: done + STRETCH, ...(await heldBy(page, cdp)) }))
  }
  const end = { ...(await rested()), sockets: source.sockets() }
  console.log(JSON.stringify({ routes: ROUTES, frames: count, start, end, growth: end.heap / start.heap }))
  expect(end.heap / start.heap).toBeLessThanOrEqual(HEAP_GROWTH)
  // Figures and badges go on meanwhile: a text more or less is no leak, which a day would make thousands of.
  expect(end.nodes / start.nodes).toBeLessThanOrEqual(NODES_GROWTH)
  // The office around the section has one badge more or less, which is heard: fewer than at the start are nothing left behind.
  expect(end.listeners).toBeLessThanOrEqual(start.listeners)
  const still = { heap: 0, nodes: 0, listeners: 0 }
  expect({ ...end, ...still }).toEqual({ ...start, ...still })
})
