import type { UploadView } from '@portico/contract/upload/shapes'
import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useTabMemory } from '../../core/hooks.ts'
import { selectMember } from '../session/index.ts'

interface ApplyDraft {
  readonly comment: string
  readonly pictures: readonly UploadView[]
}

const EMPTY: ApplyDraft = { comment: '', pictures: [] }

/** What a member wrote and chose for an offer, also where they leave the page before it is sent; this tab alone has it, until it is sent. */
export const useApplyDraft = (promotionId: string) => {
  const tabMemory = useTabMemory()
  const account = useSelector(selectMember)?.account ?? ''
  const key = `portico.promotion.${account}.${promotionId}`
  const [draft, setDraft] = useState((): ApplyDraft => {
    const { comment, pictures } = tabMemory.read<ApplyDraft>(key) ?? EMPTY
    // A picture that can no longer be shown is chosen anew.
    return { comment, pictures: pictures.filter(({ urlUntil }) => Date.parse(urlUntil) > Date.now()) }
  })
  // A picture comes a while after it was chosen, and more is written meanwhile.
  const latest = useRef(draft)
  return {
    draft,
    change: (part: Partial<ApplyDraft>): void => {
      latest.current = { ...latest.current, ...part }
      setDraft(latest.current)
      tabMemory.write(key, latest.current)
    },
    forget: (): void => tabMemory.write(key, undefined),
  }
}
