import type { DocumentKind, DocumentView } from '@portico/contract/document/shapes'
import type { UploadView } from '@portico/contract/upload/shapes'
import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useTabMemory } from '../../core/hooks.ts'
import { selectMember } from '../session/index.ts'

export interface DocumentDraft {
  readonly kind: DocumentKind
  readonly number: string
  readonly dated: string
  readonly front: UploadView | null
  readonly back: UploadView | null
}

/** A picture that can no longer be shown is chosen anew. */
const whileGood = (picture: UploadView | null): UploadView | null => (picture && Date.parse(picture.urlUntil) > Date.now() ? picture : null)

/** What a member wrote and chose of a document, also where they leave the page before it is sent; this tab alone has it, until it is sent. */
export const useDocumentDraft = ({ step, version }: Pick<DocumentView, 'step' | 'version'>, first: DocumentKind) => {
  const tabMemory = useTabMemory()
  const account = useSelector(selectMember)?.account ?? ''
  const key = `portico.document.${account}.${step}.${version}`
  const [draft, setDraft] = useState((): DocumentDraft => {
    const stored = tabMemory.read<DocumentDraft>(key)
    if (!stored) return { kind: first, number: '', dated: '', front: null, back: null }
    return { ...stored, front: whileGood(stored.front), back: whileGood(stored.back) }
  })
  // A picture comes a while after it was chosen, and more is written and chosen meanwhile.
  const latest = useRef(draft)
  return {
    draft,
    change: (part: Partial<DocumentDraft>): void => {
      latest.current = { ...latest.current, ...part }
      setDraft(latest.current)
      tabMemory.write(key, latest.current)
    },
    forget: (): void => tabMemory.write(key, undefined),
  }
}
