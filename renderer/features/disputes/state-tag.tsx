import type { DisputeState } from '@portico/contract/dispute/shapes'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../ui/tag/tag.tsx'

const TONES = {
  OPEN: 'accent',
  QUESTION: 'warning',
  ANSWERED: 'positive',
  SECOND_LOOK: 'accent',
  CLOSED: 'neutral',
  WITHDRAWN: 'neutral',
} as const satisfies Record<DisputeState, Tone>

export const DisputeStateTag = ({ state }: { readonly state: DisputeState }) => {
  const { t } = useTranslation('disputes')
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
}
