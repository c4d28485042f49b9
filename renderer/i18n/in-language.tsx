import type { ReactNode } from 'react'
import { directionOf } from './direction.ts'

interface InLanguageProps {
  /** The tag of the language these words are in; null where that is the page's own. */
  readonly tag: string | null | undefined
  readonly children: ReactNode
}

/** Words that may be in another language than the page: they are read out in theirs, and run in its direction. */
export const InLanguage = ({ tag, children }: InLanguageProps) =>
  tag ? (
    <bdi lang={tag} dir={directionOf(tag)}>
      {children}
    </bdi>
  ) : (
    children
  )
