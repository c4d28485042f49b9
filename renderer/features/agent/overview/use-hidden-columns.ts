import { useState } from 'react'
import { recall, remember } from '../../../lib/remember.ts'
import { type ColumnId, COLUMNS } from './columns.tsx'

const KEY = 'portico.agent.hiddenColumns'
const USUALLY: readonly ColumnId[] = ['joinedAt']

const storedColumns = (): readonly ColumnId[] => {
  const text = recall(KEY)
  if (text === null) return USUALLY
  const ids = new Set(text.split(','))
  return COLUMNS.filter((id) => ids.has(id))
}

/** Which columns this person does not want to see; remembered on this machine. */
export const useHiddenColumns = () => {
  const [hidden, setHidden] = useState(storedColumns)
  const toggle = (id: ColumnId) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]
    setHidden(next)
    remember(KEY, next.join(','))
  }
  return { hidden, toggle }
}
