import { startTransition, useEffect, useRef, useState } from 'react'

/** How far below the screen something may be and still be fetched. */
const AHEAD = '500px'

/** Turns true, once, when the element comes near the screen; what then renders does not hold up input. */
export const useNear = <Element extends HTMLElement>(ahead = AHEAD) => {
  const ref = useRef<Element>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, ahead])
  return { ref, near }
}
