import type { BrowserWindow, Dialog, MessageBoxOptions } from 'electron'
import { guard } from './guard.ts'

/** `dialog`: what is asked is written down, and answered as the test says, with the last button unless it says otherwise. */
export const createDialogs = (record: (what: string, detail: unknown) => void) => {
  const state = { answer: ({ buttons = [] }: MessageBoxOptions): number => Math.max(0, buttons.length - 1) }
  const ask = async (first: BrowserWindow | MessageBoxOptions, second?: MessageBoxOptions) => {
    const options = second ?? (first as MessageBoxOptions)
    record('dialog.showMessageBox', options)
    return { response: state.answer(options), checkboxChecked: false }
  }
  return {
    state,
    dialog: guard('dialog', {
      showMessageBox: ask as Dialog['showMessageBox'],
      showErrorBox: (title, content) => record('dialog.showErrorBox', { title, content }),
    } satisfies Partial<Dialog>),
  }
}
