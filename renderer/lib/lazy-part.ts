import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

/** Empty until its code has come, which it asks for again and again: after longer and longer waits, and as soon as the line is back. */
const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const LatePart = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => {
      if (Part) return
      let wait = FIRST_WAIT_MS
      let timer: ReturnType<typeof setTimeout> | undefined
      let isGone = false
      const ask = (): void => {
        clearTimeout(timer)
        timer = setTimeout(ask, wait)
        wait = Math.min(2 * wait, LONGEST_WAIT_MS)
        void load().then(
          (found) => isGone || setPart(() => found),
          () => {},
        )
      }
      timer = setTimeout(ask, wait)
      addEventListener('online', ask)
      return () => {
        isGone = true
        clearTimeout(timer)
        removeEventListener('online', ask)
      }
    }, [Part])
    return Part ? createElement(Part, props) : null
  }
  return LatePart
}

/** A part that the page can do without: should its code not come, the page stands, and the part comes when its code can be had. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: latePart(load) }
    }
  })
