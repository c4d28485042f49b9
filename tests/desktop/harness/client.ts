import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { createElectron, newMachine } from '../fake/index.ts'
import type { Machine } from '../fake/machine.ts'
import { type HarnessBrowser, startBrowser } from './engine.ts'

/** Node's own import: the test runner's would hide the bundle's imports from the hooks. */
const { load } = createRequire(import.meta.url)('../hooks.mjs') as { load: (url: string) => Promise<unknown> }
const RUNNING = Symbol.for('portico.electron')
const FATAL = ['uncaughtException', 'unhandledRejection'] as const
let runs = 0

export interface StartOptions {
  /** The built main. */
  readonly entry: string
  readonly argv?: readonly string[]
}

/** A computer with one profile and one browser, on which the client can be started again and again. */
export const newComputer = async (given: Partial<Machine> = {}) => {
  const browser: HarnessBrowser = await startBrowser()
  const machine = newMachine({ ...given, engine: browser.engine, clear: browser.clear })

  /** Runs the client's main; answers when it has been evaluated. */
  const start = async ({ entry, argv = [] }: StartOptions) => {
    const fake = createElectron(machine)
    const { sessions, windows } = fake
    await browser.serve(({ session }) => sessions.stateOfSession(session))
    Object.assign(globalThis, { [RUNNING]: fake })
    const given = process.argv
    const before = new Map(FATAL.map((event) => [event, process.listeners(event as 'exit')]))
    process.argv = [process.execPath, entry, ...argv]
    await load(`${pathToFileURL(entry).href}?run=${++runs}`)

    const page = (id: number): Page => {
      const found = browser.pageOf(id)
      if (!found) throw new Error(`window ${id} shows no page`)
      return found
    }
    return {
      ...fake,
      page,
      hasPage: (id: number): boolean => browser.pageOf(id) !== undefined,
      /** The windows that are open now, in the order they were opened. */
      shown: () => windows().map(({ id, options, window }) => ({ id, options, window, page: page(id) })),
      /** Quits as a person does, and answers the exit code. */
      quit: async (): Promise<number> => {
        fake.electron.app.quit()
        const code = await fake.exited
        process.argv = given
        for (const [event, kept] of before)
          for (const listener of process.listeners(event as 'exit')) if (!kept.includes(listener)) process.off(event, listener)
        return code
      },
    }
  }
  return { ...browser, machine, start }
}
export type Computer = Awaited<ReturnType<typeof newComputer>>
export type Client = Awaited<ReturnType<Computer['start']>>
