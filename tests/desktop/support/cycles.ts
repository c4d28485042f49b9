import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { builtClient, clientOn, mainPage } from './client.ts'
import { ask } from './game.ts'
import { startGateway } from './gateway.ts'
import { HOSTS, launch, VENDOR } from './launch.ts'
import { left } from './left.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const SOON = { interval: 10, timeout: 40_000 }
const AT_ONCE = 5

/** Opens and closes a game in a browser so many times and holds what is left against what was there after the first few. */
export const openAndClose = async (times: number): Promise<void> => {
  const gateway = await startGateway()
  const computer = await clientOn(await builtClient(), HOSTS)
  computer.sites.set(VENDOR, () => new Response('<!doctype html><h1>Game</h1>', { headers: { 'content-type': 'text/html' } }))
  const client = await computer.start([gateway.url])
  const shell = await mainPage(client)

  /** Several side by side, as a person has them. */
  const cycle = async (first: number, count: number): Promise<void> => {
    const launches = Array.from({ length: count }, (_, more) => launch(`game-${(first + more) % 20}`))
    const answers = await Promise.all(launches.map((each) => ask(shell, 'games.open', each)))
    expect(answers).toEqual(launches.map(() => ({ ok: true, value: null })))
    const games = client.windows().slice(1)
    expect(games.length).toBe(count)
    for (const { id } of games) {
      await expect.poll(() => client.hasPage(id), SOON).toBe(true)
      await client.page(id).getByRole('heading').waitFor()
    }
    for (const { window } of games) window.close()
    await expect.poll(computer.counts, SOON).toEqual({ contexts: 1, pages: 1 })
    for (const seen of Object.values(computer.seen)) seen.length = 0
  }
  await cycle(0, AT_ONCE)
  const before = left(client)
  for (let number = 0; number < times; number += AT_ONCE) await cycle(number, Math.min(AT_ONCE, times - number))
  await expect.poll(() => left(client), SOON).toEqual(before)

  await client.quit()
  await computer.close()
  await gateway.close()
}

interface Measurement {
  readonly left: ReturnType<typeof left>
  readonly timers: number
  /** Bytes. */
  readonly heap: number
}

/** The same in a process of main's own, without a browser: there its timers and its heap are nobody else's. */
export const measureGrowth = async (times: number): Promise<{ readonly before: Measurement; readonly after: Measurement }> => {
  const main = join(await builtClient(), 'main', 'index.js')
  const flags = ['--expose-gc', '--import', new URL('../hooks.mjs', import.meta.url).href]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, at('growth.ts'), main, String(times)], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as { before: Measurement; after: Measurement }
}
