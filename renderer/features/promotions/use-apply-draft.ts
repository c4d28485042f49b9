import type { UploadView } from '@portico/contract/upload/shapes'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useTabMemory, useTabValue } from '../../core/hooks.ts'
import { selectMember } from '../session/index.ts'

interface ApplyDraft {
  readonly comment: string
  readonly pictures: readonly UploadView[]
}

const EMPTY: ApplyDraft = { comment: '', pictures: [] }

/**
 * What a member wrote and chose for an offer, also where they leave the page before it is sent; this tab alone has it, until it is sent.
 * After a reload it is there as soon as it is known who they are.
 */
export const useApplyDraft = (promotionId: string) => {
  const tabMemory = useTabMemory()
  const account = useSelector(selectMember)?.account ?? ''
  const key = `portico.promotion.${account}.${promotionId}`
  const [openedAt] = useState(() => Date.now())
  const { comment, pictures } = useTabValue<ApplyDraft>(key) ?? EMPTY
  return {
    // A picture that can no longer be shown is chosen anew.
    draft: { comment, pictures: pictures.filter(({ urlUntil }) => Date.parse(urlUntil) > openedAt) },
    // A picture comes a while after it was chosen, and more is written meanwhile.
    change: (part: Partial<ApplyDraft>): void => tabMemory.write(key, { ...(tabMemory.read<ApplyDraft>(key) ?? EMPTY), ...part }),
    forget: (): void => tabMemory.write(key, undefined),
  }
}
