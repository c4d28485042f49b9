import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { createElectron, newMachine } from '../fake/index.ts'
import type { Machine } from '../fake/machine.ts'
import { nodeImport } from './node-import.ts'
import { type HarnessBrowser, startBrowser } from './engine.ts'

const RUNNING = Symbol.for('portico.electron')
let runs = 0

/** Who listens to the process, by event. */
const listenersOf = (): Map<string | symbol, readonly unknown[]> =>
  new Map(process.eventNames().map((event) => [event, process.listeners(event as 'exit')]))

export interface StartOptions {
  /** The built main. */
  readonly entry: string
  readonly argv?: readonly string[]
}

/** A computer with one profile and one browser, on which the client can be started again and again. */
export const newComputer = async (options: Partial<Machine> = {}) => {
  const browser: HarnessBrowser = await startBrowser()
  const machine = newMachine({ ...options, engine: browser.engine, clear: browser.clear })

  /** Runs the client's main; answers when it has been evaluated. */
  const start = async ({ entry, argv = [] }: StartOptions) => {
    const fake = createElectron(machine)
    const { sessions } = fake
    await browser.serve(({ session }) => sessions.stateOfSession(session))
    Object.assign(globalThis, { [RUNNING]: fake })
    const argvBefore = process.argv
    const before = listenersOf()
    process.argv = [process.execPath, entry, ...argv]
    await nodeImport(`${pathToFileURL(entry).href}?run=${++runs}`)
    // What the client and its packages put on the process would have ended with a process of its own.
    const own = [...listenersOf()].flatMap(([event, listeners]) =>
      listeners.filter((each) => !before.get(event)?.includes(each)).map((listener) => ({ event, listener: listener as () => void })),
    )

    const page = (id: number): Page => {
      const found = browser.pageOf(id)
      if (!found) throw new Error(`window ${id} shows no page`)
      return found
    }
    return {
      ...fake,
      page,
      hasPage: (id: number): boolean => browser.pageOf(id) !== undefined,
      /** A fault that nobody in the client caught; the test's own process does not see it. */
      fault: (kind: 'uncaughtException' | 'unhandledRejection', error: unknown): void => {
        for (const { event, listener } of own) if (event === kind) (listener as (error: unknown) => void)(error)
      },
      /** Quits as a person does, and answers the exit code. */
      quit: async (): Promise<number> => {
        fake.electron.app.quit()
        const code = await fake.exited
        process.argv = argvBefore
        for (const { event, listener } of own) process.off(event, listener)
        return code
      },
    }
  }
  /** Closes the browser, and removes the profile unless the test brought its own. */
  const close = async (): Promise<void> => {
    await browser.close()
    if (options.userData === undefined) rmSync(machine.userData, { recursive: true, force: true })
  }
  return { ...browser, close, machine, start }
}
export type Computer = Awaited<ReturnType<typeof newComputer>>
export type Client = Awaited<ReturnType<Computer['start']>>
