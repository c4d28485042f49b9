import type { GameLaunch } from '@portico/contract/desktop/channels'
import type { Page } from '@playwright/test'
import { expect } from '../../e2e/support/expect.ts'
import type { Client } from '../harness/client.ts'
import type { Site } from '../harness/network.ts'
import { ALLOWED, ELSEWHERE, INWARD, VENDOR } from './launch.ts'

/** The vendor's site: a page for every address, a redirect and a file. `asked` is called for every request. */
export const vendorSites = (onRequest: (url: string) => void): Map<string, Site> => {
  const site: Site = (request) => {
    onRequest(request.url)
    const { pathname } = new URL(request.url)
    if (pathname === '/leave') return new Response(null, { status: 302, headers: { location: `${ELSEWHERE}/landed` } })
    if (pathname === '/file') return new Response('data', { headers: { 'content-disposition': 'attachment; filename=game.zip' } })
    if (pathname === '/worker.js')
      return new Response('postMessage(typeof require + typeof process)', { headers: { 'content-type': 'text/javascript' } })
    return new Response(
      `<!doctype html><title>Vendor's own title</title><h1>${pathname}</h1><iframe src="/frame"></iframe>`.replace(
        pathname === '/frame' ? /<iframe.*/ : /$^/,
        '',
      ),
      {
        headers: { 'content-type': 'text/html' },
      },
    )
  }
  return new Map([VENDOR, ALLOWED, ELSEWHERE, INWARD].map((origin) => [origin, site]))
}

/** Asks main for something as the player's page does. */
export const ask = (page: Page, channel: string, ...args: readonly unknown[]): Promise<unknown> =>
  page.evaluate(
    ([name, args]) =>
      (globalThis as unknown as { portico: { ask: Record<string, (...all: unknown[]) => unknown> } }).portico.ask[name as string]!(
        ...(args as unknown[]),
      ),
    [channel, args] as const,
  )

/** Opens a game from the player's page and waits until it is shown. */
export const openGame = async (client: Client, page: Page, launch: GameLaunch) => {
  const before = new Set(client.windows().map(({ id }) => id))
  expect(await ask(page, 'games.open', launch)).toEqual({ ok: true, value: null })
  const found = () => client.windows().find(({ id }) => !before.has(id))
  await expect.poll(() => found() !== undefined && client.hasPage(found()!.id)).toBe(true)
  const { id, window, options, driver } = found()!
  const game = client.page(id)
  await expect(game.getByRole('heading')).toBeVisible()
  return { id, window, options, driver, page: game, state: client.sessions.stateOfSession(driver.session) }
}
export type OpenedGame = Awaited<ReturnType<typeof openGame>>
