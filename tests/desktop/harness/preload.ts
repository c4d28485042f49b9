import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { CDPSession } from '@playwright/test'
import type { ContentsDriver } from '../fake/engine.ts'

const text = (file: string): string => readFileSync(new URL(`page/${file}`, import.meta.url), 'utf8')
const WORLD = 'preload'

export interface Message {
  readonly channel: string
  readonly args: readonly unknown[]
  /** What an asked request was answered; absent for what main told by itself. */
  readonly answer?: unknown
}

/** Runs the preload in an isolated world of every document of a page; answers the way from main into it. */
export const installPreload = async (
  cdp: CDPSession,
  path: string,
  mainFrame: string,
  driver: ContentsDriver,
  onMessage: (message: Message) => void,
) => {
  const secret = randomUUID()
  const toMain = `to${secret.replaceAll('-', '')}`
  const fromMain = `from${secret.replaceAll('-', '')}`
  let context: number | undefined
  const names = `const NAME = '${secret}', TO_MAIN = '${toMain}', FROM_MAIN = '${fromMain}'`
  const run = (code: string, world: object) =>
    cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: `{ ${names}\n${code} }`, ...world })

  const deliver = (message: object, to = context): void => {
    if (to === undefined) return
    const expression = `globalThis[${JSON.stringify(fromMain)}](${JSON.stringify(message)})`
    // The document may have gone meanwhile.
    cdp.send('Runtime.evaluate', { expression, contextId: to }).catch(() => undefined)
  }
  cdp.on('Runtime.executionContextCreated', ({ context: created }) => {
    const { frameId } = (created.auxData ?? {}) as { frameId?: string }
    if (created.name === WORLD && frameId === mainFrame) context = created.id
  })
  cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
    if (context === executionContextId) context = undefined
  })
  cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name !== toMain || driver.destroyed()) return
    const { id, channel, args } = JSON.parse(payload) as { id: number; channel: string; args: unknown[] }
    driver.invoke(channel, args).then(
      (value) => {
        onMessage({ channel, args, answer: value })
        deliver({ id, value }, executionContextId)
      },
      (error: Error) => {
        onMessage({ channel, args, answer: error.message })
        deliver({ id, error: error.message }, executionContextId)
      },
    )
  })
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: toMain, executionContextName: WORLD })
  await run(text('main-world.js'), {})
  const preload = `if (window === window.top) { const module = { exports: {} }, exports = module.exports; ${readFileSync(path, 'utf8')}\n}`
  await run(`${text('preload-world.js')}\n${preload}`, { worldName: WORLD })
  return (channel: string, args: readonly unknown[]): void => {
    onMessage({ channel, args })
    deliver({ channel, args })
  }
}
