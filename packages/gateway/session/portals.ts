import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import type { Portal } from './store.ts'

/**
 * Whether accounts of a type may come in by a door: the office is for agents, the site for members, agents and trial accounts, and for no other
 * type that an operator's own systems may have [LOGIN-16].
 * @throws Failure NOT_AN_AGENT, NOT_A_MEMBER
 */
export const checkPortal = (
  { agentTypes, memberType, trialType }: Pick<Config, 'agentTypes' | 'memberType' | 'trialType'>,
  portal: Portal,
  type: number,
): void => {
  const agent = agentTypes.includes(type)
  if (portal === 'AGENT' && !agent) throw new Failure('NOT_AN_AGENT')
  if (!agent && type !== memberType && type !== trialType) throw new Failure('NOT_A_MEMBER')
}
