import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Hourglass from 'lucide-react/icons/hourglass'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import type { Bet, BetState as State } from '@portico/contract/bets/shapes'
import { Tag, type Tone } from '../../../ui/tag/tag.tsx'

const LOOKS = {
  WAITING: { tone: 'neutral', Icon: Hourglass },
  WON: { tone: 'positive', Icon: CircleCheck },
  LOST: { tone: 'negative', Icon: CircleMinus },
  PUSH: { tone: 'neutral', Icon: Undo2 },
  VOID: { tone: 'warning', Icon: Ban },
} as const satisfies Record<State, { tone: Tone; Icon: typeof Ban }>

/** How a bet stands, in a word with a sign. */
export const BetState = ({ bet: { state, voidReason } }: { readonly bet: Pick<Bet, 'state' | 'voidReason'> }) => {
  const { t } = useTranslation(['records', 'receipts'])
  const { tone, Icon } = LOOKS[state]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {voidReason === 'CANCELLED' ? t('receipts:cancel.state') : t(`state.${state}`)}
    </Tag>
  )
}
