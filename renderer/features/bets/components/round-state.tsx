import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Hourglass from 'lucide-react/icons/hourglass'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import type { PlayedRound, RoundState as State } from '@portico/contract/records/round-shapes'
import { Tag, type Tone } from '../../../ui/tag/tag.tsx'
import { isReturned, type Returned, standingOf } from '../model/standing.ts'

const LOOKS = {
  OPEN: { tone: 'neutral', Icon: Hourglass },
  WON: { tone: 'positive', Icon: CircleCheck },
  LOST: { tone: 'neutral', Icon: CircleMinus },
  RETURNED: { tone: 'neutral', Icon: Undo2 },
  EVEN: { tone: 'neutral', Icon: Undo2 },
  PART: { tone: 'neutral', Icon: Undo2 },
} as const satisfies Record<State | Returned, { tone: Tone; Icon: typeof Undo2 }>

/** How a round stands, in a word with a sign. It is won when it gave back more than it cost. */
export const RoundState = ({ round: { state, net } }: { readonly round: Pick<PlayedRound, 'state' | 'net'> }) => {
  const { t } = useTranslation('records')
  const standing = standingOf(state, net)
  const { tone, Icon } = LOOKS[standing]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(isReturned(standing) ? `state.${standing}` : `roundState.${standing}`)}
    </Tag>
  )
}
