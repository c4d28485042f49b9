import { contextBridge, ipcRenderer } from 'electron'
import {
  type Bridge,
  DESKTOP_EVENTS,
  type DesktopEventName,
  MAX_ARGUMENT_BYTES,
  type RequestName,
  REQUESTS,
} from '@portico/contract/desktop/channels'
import { BRIDGE_KEY } from '@portico/contract/desktop/names'

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]

const asker =
  (name: RequestName) =>
  async (...args: unknown[]): Promise<unknown> => {
    const { args: shape, result } = REQUESTS[name]
    const parsed = shape.safeParse(args)
    if (!parsed.success || JSON.stringify(parsed.data).length > MAX_ARGUMENT_BYTES) return { ok: false, code: 'BAD_REQUEST' }
    const answer: { ok: boolean; value?: unknown } = await ipcRenderer.invoke(name, ...(parsed.data as unknown[]))
    if (!answer.ok) return answer
    const read = result.safeParse(answer.value)
    return read.success ? { ok: true, value: read.data } : { ok: false, code: 'INTERNAL' }
  }

const listenerOf = (name: DesktopEventName) => (listener: (event: unknown) => void) => {
  // The raw event carries `sender`: only its checked payload goes on.
  const onMessage = (_event: unknown, payload: unknown): void => {
    const read = DESKTOP_EVENTS[name].safeParse(payload)
    if (read.success) listener(read.data)
  }
  ipcRenderer.on(name, onMessage)
  return () => void ipcRenderer.removeListener(name, onMessage)
}

const bridge = {
  ask: Object.freeze(Object.fromEntries(names(REQUESTS).map((name) => [name, asker(name)]))),
  on: Object.freeze(Object.fromEntries(names(DESKTOP_EVENTS).map((name) => [name, listenerOf(name)]))),
} as unknown as Bridge

contextBridge.exposeInMainWorld(BRIDGE_KEY, Object.freeze(bridge))
