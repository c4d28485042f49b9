import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Hourglass from 'lucide-react/icons/hourglass'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import type { Bet, BetState as State } from '@portico/contract/bets/shapes'
import { unitsOf } from '@portico/contract/kit/money'
import { Tag, type Tone } from '../../../ui/tag/tag.tsx'

const LOOKS = {
  WAITING: { tone: 'neutral', Icon: Hourglass },
  WON: { tone: 'positive', Icon: CircleCheck },
  LOST: { tone: 'neutral', Icon: CircleMinus },
  PUSH: { tone: 'neutral', Icon: Undo2 },
  VOID: { tone: 'warning', Icon: Ban },
} as const satisfies Record<State, { tone: Tone; Icon: typeof Ban }>

/** Something came back, but no more than was staked. */
const PART = { tone: 'neutral', Icon: Undo2 } as const

type Standing = Pick<Bet, 'state' | 'voidReason'> & { readonly net?: Bet['net'] }

/** How a bet stands, in a word with a sign. It is won when it gave back more than it cost. */
export const BetState = ({ bet: { state, voidReason, net } }: { readonly bet: Standing }) => {
  const { t } = useTranslation(['records', 'receipts'])
  const part = state === 'WON' && net !== undefined && net !== null && unitsOf(net) <= 0n
  const { tone, Icon } = part ? PART : LOOKS[state]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {voidReason === 'CANCELLED' ? t('receipts:cancel.state') : t(part ? 'state.PART' : `state.${state}`)}
    </Tag>
  )
}
