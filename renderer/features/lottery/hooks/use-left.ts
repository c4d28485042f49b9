import { useEffect, useRef, useState } from 'react'

/** Whether an element has been scrolled out of the window at its top. */
export const useLeft = <Element extends HTMLElement>() => {
  const ref = useRef<Element>(null)
  const [left, setLeft] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(([entry]) => entry && setLeft(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, left }
}
