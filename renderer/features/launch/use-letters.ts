import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../core/paths.ts'
import { useTheme } from '../../theme/use-theme.tsx'

/** Letters of a game that the site reads, and no others. */
type Letter = 'hello' | 'exit' | 'cashier'
const LETTERS: ReadonlySet<unknown> = new Set<Letter>(['hello', 'exit', 'cashier'])

const letterOf = (data: unknown): Letter | undefined => {
  const { source, type } = (typeof data === 'object' && data !== null ? data : {}) as { readonly source?: unknown; readonly type?: unknown }
  return source === 'game' && LETTERS.has(type) ? (type as Letter) : undefined
}

/**
 * What the page of a game and the site write to each other: only this frame is heard, and only while the page in it is of the origin that was
 * launched. Answers whether the page has said hello: that its script runs.
 */
export const useLetters = (frame: RefObject<HTMLIFrameElement | null>, url: string): boolean => {
  const navigate = useNavigate()
  const { theme } = useTheme()
  const [greeted, setGreeted] = useState('')
  const { origin } = new URL(url)
  useEffect(() => {
    const hear = ({ source, origin: from, data }: MessageEvent): void => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return
      const letter = letterOf(data)
      if (letter === 'hello') setGreeted(url)
      if (letter === 'exit') void navigate(paths.home)
      if (letter === 'cashier') void navigate(paths.member('depositv2'))
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, origin, url, navigate])
  const isGreeted = greeted === url
  useEffect(() => {
    if (isGreeted) frame.current?.contentWindow?.postMessage({ source: 'portal', type: 'theme', theme }, origin)
  }, [frame, origin, isGreeted, theme])
  return isGreeted
}
