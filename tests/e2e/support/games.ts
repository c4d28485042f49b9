import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { HEADERS } from '@portico/contract/kit/call'
import { gameList } from '@portico/contract/catalogue/calls'
import { launchGame, launchGameFallback } from '@portico/contract/catalogue/launch-calls'

/** Slots of the catalogue that are games themselves, with a free trial or without. */
export const slotWith = async (request: APIRequestContext, { trial }: { trial: boolean }) => {
  const reply = await request.get(gameList.path, {
    params: { gameType: 'RNG', pageSize: 100 },
    headers: { [HEADERS.language]: 'EN' },
  })
  const { games } = gameList.response.parse(((await reply.json()) as { value: unknown }).value)
  const game = games.find(({ isGame, supportPlay }) => isGame === 'GAME' && (supportPlay === 0) === trial)
  if (!game) throw new Error(`No slot ${trial ? 'with' : 'without'} a free trial`)
  return game
}

/** The frame a game runs in, once the vendor's page is there. */
export const gameFrame = async (page: Page, name: string) => {
  const iframe = page.locator('iframe')
  await expect(iframe).toHaveAttribute('title', name)
  const frame = iframe.contentFrame()
  await expect(frame.getByRole('heading', { name })).toBeVisible()
  const url = new URL((await iframe.getAttribute('src')) ?? '')
  return { frame, url }
}

/** A gateway that answers no launch, nor the relay's, until the function it answers is called. */
export const withoutLaunches = async (page: Page): Promise<() => Promise<void>> => {
  const calls = [launchGame, launchGameFallback].map(({ path }) => `**${path}*`)
  for (const call of calls) await page.route(call, (route) => route.abort('connectionrefused'))
  return async () => {
    for (const call of calls) await page.unroute(call)
  }
}
