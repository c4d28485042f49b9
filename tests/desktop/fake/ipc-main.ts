import type { IpcMain, IpcMainInvokeEvent } from 'electron'
import { emitting, guard } from './guard.ts'

type Handler = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown

/** `ipcMain`, and the way in for what a page sends. */
export const createIpcMain = () => {
  const handlers = new Map<string, Handler>()
  const handle = (channel: string, handler: Handler): void => {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.set(channel, handler)
  }
  const ipcMain = guard(
    'ipcMain',
    emitting({
      handle,
      removeHandler: (channel) => void handlers.delete(channel),
    } satisfies Partial<IpcMain>),
  )
  return {
    ipcMain,
    channels: (): readonly string[] => [...handlers.keys()],
    /** @throws what `ipcRenderer.invoke` rejects with. */
    invoke: async (event: IpcMainInvokeEvent, channel: string, args: readonly unknown[]): Promise<unknown> => {
      const handler = handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      return handler(event, ...args)
    },
  }
}
