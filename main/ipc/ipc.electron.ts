import { DESKTOP_EVENTS, type DesktopEvent, type DesktopEventName, type RequestName, REQUESTS } from '@portico/contract/desktop/channels'
import { ipcMain, type IpcMain, type IpcMainInvokeEvent, type WebContents, webContents } from 'electron'
import { createAnswer, type RequestHandlers, type Sender } from './answer.ts'

type Deps = Omit<Parameters<typeof createAnswer>[0], 'handlers'>
type AnswerTo = ReturnType<typeof createAnswer>

const senderOf = ({ sender, senderFrame }: IpcMainInvokeEvent): Sender => ({
  id: sender.id,
  destroyed: sender.isDestroyed(),
  frame: senderFrame && !senderFrame.isDestroyed() ? { url: senderFrame.url, top: senderFrame.parent === null } : null,
})

/** The only place that listens to renderers: every request channel of the contract, once. Answers what undoes it. */
export const registerRequests = (on: IpcMain, answer: AnswerTo): (() => void) => {
  const channels = Object.keys(REQUESTS) as RequestName[]
  for (const channel of channels) on.handle(channel, (event, ...args: unknown[]) => answer(channel, senderOf(event), args))
  return () => channels.forEach((channel) => on.removeHandler(channel))
}

/** Serves the requests of the bridge from now on. Answers what undoes it. */
export const serveBridge = (handlers: RequestHandlers, deps: Deps): (() => void) =>
  registerRequests(ipcMain, createAnswer({ handlers, ...deps }))

/** Tells one window of ours something. A payload that breaks the contract is a fault of main and is thrown. */
export const tell = <N extends DesktopEventName>(to: number, name: N, event: DesktopEvent<N>): void => {
  const contents: WebContents | undefined = webContents.fromId(to)
  if (!contents || contents.isDestroyed()) return
  contents.send(name, DESKTOP_EVENTS[name].parse(event))
}
