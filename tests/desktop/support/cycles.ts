import { expect } from 'vitest'
import { builtClient, clientOn, mainPage } from './client.ts'
import { HOSTS, launch, openGame, vendorSites } from './game.ts'
import { startGateway } from './gateway.ts'

/** Opens and closes a game so many times and holds what is left against what was there after the first few. */
export const openAndClose = async (times: number): Promise<void> => {
  const gateway = await startGateway()
  const computer = await clientOn(await builtClient(), HOSTS)
  for (const [origin, site] of vendorSites(() => {})) computer.sites.set(origin, site)
  const client = await computer.start([gateway.url])
  const shell = await mainPage(client)
  const { app } = client.electron

  const cycle = async (number: number): Promise<void> => {
    const { window } = await openGame(client, shell, launch(`game-${number % 20}`))
    window.close()
    await expect.poll(() => client.windows().length, { timeout: 20_000 }).toBe(1)
    await expect.poll(computer.pageCount, { timeout: 20_000 }).toBe(1)
  }
  const left = () => ({
    windows: client.windows().length,
    pages: computer.pageCount(),
    sessions: client.sessions.states().map(({ partition }) => partition),
    listeners: Object.fromEntries(app.eventNames().map((event) => [String(event), app.listenerCount(event as 'ready')])),
    shell: client.windows()[0]!.window.webContents.eventNames().length,
  })
  for (let number = 0; number < 3; number++) await cycle(number)
  const before = left()
  for (let number = 0; number < times; number++) await cycle(number)
  expect(left()).toEqual(before)

  await client.quit()
  await computer.close()
  await gateway.close()
}
