import type { TeamMember } from '@portico/contract/agent/shapes'
import { type RefObject, useState } from 'react'
import type { Members } from '../api.ts'
import { inPreviousOrder } from '../model/figures.ts'

const keyOf = (row: TeamMember) => row.memberId

/** Figures renew in place while somebody is in the table: rows change places only for the eyes of nobody, or when asked to. */
export const usePreviousRows = (
  members: Members | undefined,
  question: string,
  table: RefObject<HTMLElement | null>,
): Members | undefined => {
  const [visible, setVisible] = useState({ question, members, source: members })
  if (visible.source !== members || visible.question !== question) {
    const reading = visible.question === question && Boolean(table.current?.matches(':hover, :focus-within'))
    const steady =
      members && visible.members && reading
        ? { ...members, list: [...inPreviousOrder(visible.members.list, members.list, keyOf)] }
        : members
    setVisible({ question, members: steady, source: members })
    return steady
  }
  return visible.members
}
