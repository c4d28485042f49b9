import { createContext, useContext } from 'react'

export type ToastTone = 'neutral' | 'positive' | 'negative'

export interface ToastNote {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
}

/** How long a note stays; a reader who points at it keeps it. */
export const TOAST_MS = 5000

/** Notes in sight, and how code anywhere says something to the reader: made once by the composition root. */
export const makeToasts = () => {
  let notes: readonly ToastNote[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly ToastNote[]) => {
    notes = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => notes,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Shows one sentence, already in the reader's language. At most three are in sight. */
    show: (text: string, tone: ToastTone = 'neutral') => {
      last += 1
      set([...notes.filter((note) => note.text !== text), { id: last, tone, text }].slice(-3))
    },
    dismiss: (id: number) => set(notes.filter((note) => note.id !== id)),
  }
}

export type Toasts = ReturnType<typeof makeToasts>

export const ToastsContext = createContext<Toasts | undefined>(undefined)

/** Where a component says something to the reader in passing. */
export const useToasts = (): Toasts => {
  const toasts = useContext(ToastsContext)
  if (!toasts) throw new Error('useToasts outside its provider')
  return toasts
}
