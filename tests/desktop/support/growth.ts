// node --expose-gc --import ./tests/desktop/hooks.mjs tests/desktop/support/growth.ts MAIN TIMES: runs the built main alone,
// without a browser, so that what grows is its own; opens and closes games and prints what was there before and after.
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createElectron, newMachine } from '../fake/index.ts'
import { HOSTS, launch } from './launch.ts'
import { left } from './left.ts'

const [, , entry = '', times = ''] = process.argv
const fake = createElectron(newMachine({ hosts: HOSTS }))
Object.assign(globalThis, { [Symbol.for('portico.electron')]: fake })
Object.assign(process.env, { PORTICO_PROFILE: fake.machine.userData, PORTICO_GATEWAY: 'http://127.0.0.1:9' })
await import(pathToFileURL(entry).href)

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await wait(1)
}
await until(() => fake.windows().length === 1)
const [shell] = fake.windows()
await until(() => shell!.driver.contents.getURL() !== '')

const ask = async (channel: string, ...args: readonly unknown[]): Promise<void> => {
  const { ok } = (await fake.invoke(shell!.id, channel, args)) as { readonly ok: boolean }
  if (!ok) throw new Error(`${channel} was refused`)
}
/** In turn: closed by the person, by the page, by main when the session ends, and before its window was there. */
const cycle = async (number: number): Promise<void> => {
  const next = launch(`game-${number % 20}`)
  const opening = ask('games.open', next)
  if (number % 4 === 3) await ask('games.close', next.id)
  await opening
  const game = fake.windows().find(({ id }) => id !== shell!.id)
  if (number % 4 === 0) game!.window.close()
  if (number % 4 === 1) await ask('games.close', next.id)
  if (number % 4 === 2) await ask('session.end')
  await until(() => fake.windows().length === 1)
  fake.deeds.length = 0
}
const measure = async () => {
  // What a cycle left to the next turns of the loop is done before it is measured.
  for (let turn = 0; turn < 5; turn++) {
    await wait(20)
    globalThis.gc!()
  }
  const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  return { left: left(fake), timers, heap: process.memoryUsage().heapUsed }
}

for (let number = 0; number < 100; number++) await cycle(number)
const before = await measure()
for (let number = 0; number < Number(times); number++) await cycle(number)
const after = await measure()
console.log(JSON.stringify({ before, after }))
fake.electron.app.quit()
process.exit(await fake.exited)
