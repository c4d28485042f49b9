import type { TeamMember } from '@portico/contract/agent/shapes'
import { type RefObject, useState } from 'react'
import type { Members } from '../api.ts'
import { inTheirPlaces } from '../model/figures.ts'

const keyOf = (row: TeamMember) => row.memberId

/** Figures renew in place while somebody is in the table: rows change places only for the eyes of nobody, or when asked to. */
export const usePreviousRows = (
  members: Members | undefined,
  question: string,
  table: RefObject<HTMLElement | null>,
): Members | undefined => {
  const [shown, setShown] = useState({ question, members, source: members })
  if (shown.source !== members || shown.question !== question) {
    const reading = shown.question === question && Boolean(table.current?.matches(':hover, :focus-within'))
    const steady =
      members && shown.members && reading ? { ...members, list: [...inTheirPlaces(shown.members.list, members.list, keyOf)] } : members
    setShown({ question, members: steady, source: members })
    return steady
  }
  return shown.members
}
