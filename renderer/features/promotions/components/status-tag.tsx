import type { PromotionStatus } from '@portico/contract/promotion/steps'
import Calendar from 'lucide-react/icons/calendar'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Gift from 'lucide-react/icons/gift'
import Hourglass from 'lucide-react/icons/hourglass'
import Lock from 'lucide-react/icons/lock'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../../ui/tag/tag.tsx'

const LOOKS: Readonly<Record<PromotionStatus, readonly [icon: typeof Plus, tone: Tone]>> = {
  JOIN: [Plus, 'accent'],
  CLAIM: [Gift, 'accent'],
  JOINED: [Play, 'neutral'],
  APPLYING: [Hourglass, 'warning'],
  PROCESS: [Clock, 'warning'],
  REJECTED: [X, 'negative'],
  CLAIMED: [Check, 'positive'],
  ISSUED: [Check, 'positive'],
  COMING_SOON: [Calendar, 'neutral'],
  CLOSE: [Lock, 'neutral'],
}

/** Where an offer stands, in a word with an icon. */
export const StatusTag = ({ status }: { readonly status: PromotionStatus }) => {
  const { t } = useTranslation('promotions')
  const [Icon, tone] = LOOKS[status]
  return (
    <Tag tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Tag>
  )
}
