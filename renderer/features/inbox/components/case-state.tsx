import type { CaseState } from '@portico/contract/support/shapes'
import Check from 'lucide-react/icons/check'
import Hourglass from 'lucide-react/icons/hourglass'
import Lock from 'lucide-react/icons/lock'
import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../../ui/tag/tag.tsx'

const FACES = {
  WAITING: [Hourglass, 'warning'],
  ANSWERED: [MessageSquare, 'accent'],
  SOLVED: [Check, 'positive'],
  CLOSED: [Lock, 'neutral'],
} as const satisfies Record<CaseState, readonly [unknown, Tone]>

export const CaseStateTag = ({ state }: { readonly state: CaseState }) => {
  const { t } = useTranslation('support')
  const [Icon, tone] = FACES[state]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`state.${state}`)}
    </Tag>
  )
}
