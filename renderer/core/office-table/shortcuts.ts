import { useEffect, useRef, useSyncExternalStore } from 'react'
import { recall, remember } from '../../lib/remember.ts'

const KEY = 'portico.agent.shortcuts'
const CHANGED = 'portico:shortcuts'

const areOn = (): boolean => recall(KEY) !== 'off'

const subscribe = (reader: () => void) => {
  const stored = (event: StorageEvent) => {
    if (event.key === KEY) reader()
  }
  addEventListener(CHANGED, reader)
  addEventListener('storage', stored)
  return () => {
    removeEventListener(CHANGED, reader)
    removeEventListener('storage', stored)
  }
}

/** Whether single keys do anything in the office, and the switch: some readers and dictation programs send keys of their own. */
export const useShortcuts = () => {
  const on = useSyncExternalStore(subscribe, areOn)
  const turn = (next: boolean) => {
    remember(KEY, next ? 'on' : 'off')
    dispatchEvent(new Event(CHANGED))
  }
  return { on, turn }
}

const FIELD = 'textarea, select, [contenteditable]:not([contenteditable=false]), input:not([type=checkbox], [type=radio])'

/** Whether somebody writes: the keys are the field's then, and those of an input method belong to nobody else. */
export const isWriting = (event: KeyboardEvent): boolean =>
  event.isComposing || event.key === 'Process' || (event.target instanceof Element && event.target.matches(FIELD))

const isCovered = (): boolean => document.querySelector('dialog[open]') !== null

const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event) && !isCovered() && areOn()

/**
 * Single keys of a page, by `KeyboardEvent.key`; they do nothing while a field has the focus, something is composed, a dialog is open or they
 * are switched off. A handler that answers false leaves the key to others.
 */
export const useKeys = (keys: Readonly<Record<string, () => boolean | void>>): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined
      if (act && isFree(event) && act() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
