import { useEffect, useLayoutEffect, useRef } from 'react'

const KEY = 'portico.agent.place'

/** After a reload of the same address, goes back to where the reader was once the rows are there. */
export const useScrollRestoration = (ready: boolean) => {
  const done = useRef(false)
  useEffect(() => {
    const leave = () => sessionStorage.setItem(KEY, JSON.stringify([location.href, window.scrollY]))
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  useLayoutEffect(() => {
    if (!ready || done.current) return
    done.current = true
    const [address, offset] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string?, number?]
    sessionStorage.removeItem(KEY)
    if (address === location.href && offset) window.scrollTo(0, offset)
  }, [ready])
}
