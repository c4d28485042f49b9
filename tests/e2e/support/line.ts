import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Call, ResponseOf } from '@portico/contract/kit/call'

const callsOf = ({ path }: Call) => new RegExp(`${path.replaceAll('/', '\\/')}(\\?|$)`)

/** A gateway that does not answer a call; the function it returns has it answer again. */
export const dead = async (page: Page, row: Call): Promise<() => Promise<void>> => {
  await page.route(callsOf(row), (route) => route.abort('connectionrefused'))
  return () => page.unroute(callsOf(row))
}

/** The line breaks under an answer's body: a client's page asks its main process, where no route can take an answer back. */
const unheardInPage = async (page: Page, { path }: Call): Promise<() => Promise<void>> => {
  const whole = await page.evaluateHandle((lost) => {
    const { json } = Response.prototype
    Response.prototype.json = function (this: Response) {
      return new URL(this.url).pathname === lost ? Promise.reject(new TypeError('network error')) : json.call(this)
    }
    return json
  }, path)
  return () => whole.evaluate((json) => void (Response.prototype.json = json))
}

/** A gateway that does what a call asks, but whose answer is lost on the way; the function it returns mends the line. */
export const unheard = async (page: Page, row: Call): Promise<() => Promise<void>> => {
  if (process.env.PORTICO_E2E_CLIENT) return unheardInPage(page, row)
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(callsOf(row), lose)
  return () => page.unroute(callsOf(row), lose)
}

/** A gateway that keeps a call waiting; the function it returns lets everything through that waits, and what comes later. */
export const slow = async (page: Page, row: Call): Promise<() => Promise<void>> => {
  const waiting: Route[] = []
  let open = false
  await page.route(callsOf(row), (route) => (open ? route.continue() : void waiting.push(route)))
  return async () => {
    open = true
    // What was given up meanwhile needs no answer any more.
    await Promise.all(waiting.map((route) => route.continue().catch(() => undefined)))
    await page.unroute(callsOf(row))
  }
}

/** The next answer to a call, as the gateway would have given it under other circumstances. */
export const changedOnce = async <Row extends Call>(page: Page, row: Row, change: (value: ResponseOf<Row>) => ResponseOf<Row>) => {
  const answer = async (route: Route) => {
    const response = await route.fetch()
    const { value, ...rest } = (await response.json()) as { value: ResponseOf<Row> }
    await route.fulfill({ response, json: { ...rest, value: change(value) } })
  }
  await page.route(callsOf(row), answer, { times: 1 })
}

/** What failed at `place` offers to try again and comes: when that is pressed, or by itself as soon as somebody answers again. */
export const recovers = async (scope: Locator, back: () => Promise<void>): Promise<void> => {
  const again = scope.getByRole('alert').getByRole('button', { name: 'Try again' }).first()
  await expect(again).toBeVisible({ timeout: 40_000 })
  await back()
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(scope.getByRole('alert')).toHaveCount(0, { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}
