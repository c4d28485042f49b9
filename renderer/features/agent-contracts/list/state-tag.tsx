import type { AgentContract } from '@portico/contract/agent-contract/shapes'
import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { useHost } from '../../../core/hooks.ts'
import { useWhenPast } from '../../../core/use-when-past.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Tag, type Tone } from '../../../ui/tag/tag.tsx'
import { standingOf } from './standing.ts'
import styles from './list.module.css'

const TONES: Readonly<Record<ReturnType<typeof standingOf>['standing'], Tone>> = {
  OFFERED: 'accent',
  COMING: 'accent',
  ACTIVE: 'positive',
  TERMINATION_REQUESTED: 'warning',
  ENDING: 'warning',
  ENDED: 'neutral',
  SUPERSEDED: 'neutral',
  NEVER: 'neutral',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
}

/** How a contract stands now: what is agreed and not begun says when it starts, what will end says when. */
export const StateTag = ({ contract }: { readonly contract: Pick<AgentContract, 'state' | 'from' | 'to'> }) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const { clock } = useHost()
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const { standing, until } = standingOf(contract, clock.now())
  useWhenPast(until, lookAgain)
  return (
    <span className={styles.standing}>
      <Tag tone={TONES[standing]}>{t(`state.${standing}`, { at: until === undefined ? '' : format.instant(until, 'dayTime') })}</Tag>
    </span>
  )
}
