export type ToastTone = 'neutral' | 'positive' | 'negative'

export interface ToastNote {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
}

/** How long a note stays; a reader who points at it keeps it. */
export const TOAST_MS = 5000

/** Notes in sight: a small store of its own, since any code may say something to the reader. */
const makeToasts = () => {
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

export const toasts = makeToasts()
