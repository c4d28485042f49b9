import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../core/paths.ts'
import { useTheme } from '../../theme/use-theme.tsx'

/** What a game may leave to the site's bar. */
const TOOLS = ['sound', 'info'] as const
export type Tool = (typeof TOOLS)[number]
const NONE: readonly Tool[] = []

/** Tools that a game has left to the site, and the way to tell it that one was pressed. */
export interface Tools {
  readonly names: readonly Tool[]
  readonly tell: (letter: Readonly<Record<string, unknown>>) => void
}

/** Letters of a game that the site reads, and no others. */
type Letter = 'hello' | 'exit' | 'cashier' | 'tools'
const LETTERS: ReadonlySet<unknown> = new Set<Letter>(['hello', 'exit', 'cashier', 'tools'])

interface Written {
  readonly source?: unknown
  readonly type?: unknown
  readonly tools?: unknown
}

const letterOf = (data: unknown): { readonly type: Letter; readonly tools: readonly Tool[] } | undefined => {
  const { source, type, tools } = (typeof data === 'object' && data !== null ? data : {}) as Written
  if (source !== 'game' || !LETTERS.has(type)) return undefined
  return { type: type as Letter, tools: TOOLS.filter((tool) => Array.isArray(tools) && tools.includes(tool)) }
}

/**
 * What the page of a game and the site write to each other: only this frame is heard, and only while the page in it is of the origin that was
 * launched. Answers whether the page has said hello, that its script runs; and which of its tools it leaves to the site's bar.
 */
export const useLetters = (frame: RefObject<HTMLIFrameElement | null>, url: string) => {
  const navigate = useNavigate()
  const { theme } = useTheme()
  const [greeted, setGreeted] = useState('')
  const [left, setLeft] = useState<readonly Tool[]>([])
  const { origin } = new URL(url)
  const tell = useCallback<Tools['tell']>(
    (letter) => frame.current?.contentWindow?.postMessage({ source: 'portal', ...letter }, origin),
    [frame, origin],
  )
  useEffect(() => {
    const hear = ({ source, origin: from, data }: MessageEvent): void => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return
      const letter = letterOf(data)
      if (letter?.type === 'hello') {
        setGreeted(url)
        setLeft([])
      }
      if (letter?.type === 'tools') {
        setLeft(letter.tools)
        // So the game knows that it need not show them itself.
        tell({ type: 'tools', tools: letter.tools })
      }
      if (letter?.type === 'exit') void navigate(paths.home)
      if (letter?.type === 'cashier') void navigate(paths.member('depositv2'))
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, origin, url, navigate, tell])
  const isGreeted = greeted === url
  useEffect(() => {
    if (isGreeted) tell({ type: 'theme', theme })
  }, [tell, isGreeted, theme])
  return { greeted: isGreeted, left: isGreeted ? left : NONE, tell }
}
