import { type DesktopEvent, DESKTOP_EVENTS, type DesktopEventName, REQUESTS, type RequestName } from '@portico/contract/desktop'
import { type IpcMain, type IpcMainInvokeEvent, type WebContents, webContents } from 'electron'
import type { Answer, Sender } from './answer.ts'

type AnswerTo = (channel: RequestName, sender: Sender, args: readonly unknown[]) => Promise<Answer>

const senderOf = ({ sender, senderFrame }: IpcMainInvokeEvent): Sender => ({
  id: sender.id,
  destroyed: sender.isDestroyed(),
  frame: senderFrame && !senderFrame.isDestroyed() ? { url: senderFrame.url, top: senderFrame.parent === null } : null,
})

/** The only place that listens to renderers: every request channel of the contract, once. Answers what undoes it. */
export const registerRequests = (ipcMain: IpcMain, answer: AnswerTo): (() => void) => {
  const channels = Object.keys(REQUESTS) as RequestName[]
  for (const channel of channels) ipcMain.handle(channel, (event, ...args: unknown[]) => answer(channel, senderOf(event), args))
  return () => channels.forEach((channel) => ipcMain.removeHandler(channel))
}

/** Tells one window of ours something. A payload that breaks the contract is a fault of main and is thrown. */
export const tell = <N extends DesktopEventName>(to: number, name: N, event: DesktopEvent<N>): void => {
  const contents: WebContents | undefined = webContents.fromId(to)
  if (!contents || contents.isDestroyed()) return
  contents.send(name, DESKTOP_EVENTS[name].parse(event))
}
