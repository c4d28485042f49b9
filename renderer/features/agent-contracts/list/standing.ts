import type { AgentContract, ContractState } from '@portico/contract/agent-contract/shapes'

/** What a contract's state means at a time: agreed and still to begin, on its way to a known end, or called off before it began. */
type Standing = ContractState | 'COMING' | 'ENDING' | 'NEVER'

interface Stands {
  readonly standing: Standing
  /** The next instant at which that changes by itself. */
  readonly until: string | undefined
}

/** The gateway says at once what was agreed: from when it begins or ends stands beside it. */
export const standingOf = ({ state, from, to }: Pick<AgentContract, 'state' | 'from' | 'to'>, now: number): Stands => {
  if (from === null) return { standing: state, until: undefined }
  const isComing = Date.parse(from) > now
  if (state === 'ACTIVE') return isComing ? { standing: 'COMING', until: from } : { standing: state, until: to ?? undefined }
  const isOver = state === 'ENDED' || state === 'SUPERSEDED'
  if (!isOver || to === null) return { standing: state, until: undefined }
  if (Date.parse(to) <= Date.parse(from)) return { standing: 'NEVER', until: undefined }
  if (isComing) return { standing: 'COMING', until: from }
  return Date.parse(to) > now ? { standing: 'ENDING', until: to } : { standing: state, until: undefined }
}
