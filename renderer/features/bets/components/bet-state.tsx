import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Hourglass from 'lucide-react/icons/hourglass'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import type { Bet, BetState as State } from '@portico/contract/bets/shapes'
import { Tag, type Tone } from '../../../ui/tag/tag.tsx'
import { type Returned, standingOf } from '../model/standing.ts'

const LOOKS = {
  WAITING: { tone: 'neutral', Icon: Hourglass },
  WON: { tone: 'positive', Icon: CircleCheck },
  LOST: { tone: 'neutral', Icon: CircleMinus },
  PUSH: { tone: 'neutral', Icon: Undo2 },
  VOID: { tone: 'warning', Icon: Ban },
  EVEN: { tone: 'neutral', Icon: Undo2 },
  PART: { tone: 'neutral', Icon: Undo2 },
} as const satisfies Record<State | Returned, { tone: Tone; Icon: typeof Ban }>

type Standing = Pick<Bet, 'state' | 'voidReason'> & { readonly net?: Bet['net'] }

/** How a bet stands, in a word with a sign. It is won when it gave back more than it cost. */
export const BetState = ({ bet: { state, voidReason, net } }: { readonly bet: Standing }) => {
  const { t } = useTranslation(['records', 'receipts'])
  const standing = standingOf(state, net)
  const { tone, Icon } = LOOKS[standing]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {voidReason === 'CANCELLED' ? t('receipts:cancel.state') : t(`state.${standing}`)}
    </Tag>
  )
}
