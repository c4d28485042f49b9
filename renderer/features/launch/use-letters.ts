import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../core/paths.ts'
import { useTheme } from '../../theme/use-theme.tsx'
import type { LaunchAnswer } from './api.ts'

/** What a game may leave to the site's bar. */
const TOOLS = ['sound', 'info'] as const
export type Tool = (typeof TOOLS)[number]
const NONE: readonly Tool[] = []
/** The greatest number a game has. */
export const MOST_NODE = 999_999_999

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
  readonly nodeId?: unknown
}

/** The number of another game, of a game that leads there. */
const gameIn = (nodeId: unknown): number | undefined =>
  typeof nodeId === 'number' && Number.isSafeInteger(nodeId) && nodeId > 0 && nodeId <= MOST_NODE ? nodeId : undefined

const letterOf = (data: unknown) => {
  const { source, type, tools, nodeId } = (typeof data === 'object' && data !== null ? data : {}) as Written
  if (source !== 'game' || !LETTERS.has(type)) return undefined
  return { type: type as Letter, tools: TOOLS.filter((tool) => Array.isArray(tools) && tools.includes(tool)), nodeId: gameIn(nodeId) }
}

/** Writes to the page in a frame, of this origin alone. */
export const post = (frame: RefObject<HTMLIFrameElement | null>, origin: string, letter: Readonly<Record<string, unknown>>): void =>
  frame.current?.contentWindow?.postMessage({ source: 'portal', ...letter }, origin)

/**
 * What the page of a game and the site write to each other: only this frame is heard, and only while the page in it is of the origin that was
 * launched. Answers whether the page has said hello, that its script runs; and which of its tools it leaves to the site's bar.
 */
export const useLetters = (frame: RefObject<HTMLIFrameElement | null>, { url, mode }: Pick<LaunchAnswer, 'url' | 'mode'>) => {
  const navigate = useNavigate()
  const { theme } = useTheme()
  const [greeted, setGreeted] = useState('')
  const [left, setLeft] = useState<readonly Tool[]>([])
  const { origin } = new URL(url)
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
        post(frame, origin, { type: 'tools', tools: letter.tools })
      }
      if (letter?.type === 'exit') void navigate(letter.nodeId === undefined ? paths.home : paths.play(letter.nodeId, mode))
      if (letter?.type === 'cashier') void navigate(paths.member('depositv2'))
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, origin, url, mode, navigate])
  const isGreeted = greeted === url
  useEffect(() => {
    if (isGreeted) post(frame, origin, { type: 'theme', theme })
  }, [frame, origin, isGreeted, theme])
  return { greeted: isGreeted, left: isGreeted ? left : NONE }
}
