import { useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import type { Announcement } from '@portico/contract/content/shapes'
import { useTabMemory } from '../../core/hooks.ts'
import { selectFirstLogin, selectMember, selectStatus } from '../session/index.ts'
import { useAnnouncementsQuery } from './api.ts'
import { type Audience, closedPopups, closePopups, pending } from './popup-rules.ts'

const POPUPS = { types: 'PU,PR', limit: 20 } as const

/** Who is looking; nobody is known while a kept session is being checked. */
const useAudience = (): Audience | undefined => {
  const status = useSelector(selectStatus)
  const id = useSelector(selectMember)?.id
  const first = useSelector(selectFirstLogin)
  return useMemo(() => {
    if (status === 'guest') return { kind: 'anonymous' }
    return status === 'member' && id ? { kind: 'user', id, first } : undefined
  }, [status, id, first])
}

export interface Popups {
  /** Everything for this audience, newest first, whether it was closed or not. */
  readonly all: readonly Announcement[]
  /** What is still to be shown in this session. */
  readonly waiting: readonly Announcement[]
  /** Notes that these have been seen. */
  readonly close: (popups: readonly Announcement[]) => void
}

const NONE: ReadonlySet<string> = new Set()

/** The popups of whoever is here [MODAL-04]. */
export const usePopups = (): Popups => {
  const audience = useAudience()
  const memory = useTabMemory()
  const [, renew] = useState(0)
  // Failure not shown: a popup that nobody asked for is missed by nobody, and it is asked for again with the next page.
  const { currentData } = useAnnouncementsQuery(POPUPS, { skip: !audience })
  const list = currentData?.list ?? []
  return {
    all: audience ? pending(list, audience, NONE) : [],
    waiting: audience ? pending(list, audience, closedPopups(memory, audience)) : [],
    close: (popups) => {
      if (audience) closePopups(memory, audience, popups)
      renew((turn) => turn + 1)
    },
  }
}
