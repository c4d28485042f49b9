import type { Lottery } from '@portico/contract/lottery/shapes'
import type { MemberInfo } from '@portico/contract/member/shapes'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/state/state.tsx'
import { cx } from '../../../lib/cx.ts'
import { useBarred, useForPhone } from '../hooks/use-barred.ts'
import { useCheckUnanswered } from '../hooks/use-check-unanswered.ts'
import { BetPanelProvider, useBetPanel, useMakeBetPanel } from '../hooks/use-bet-panel.ts'
import { IssueContext, useIssueOf } from '../hooks/use-issue.ts'
import { useStoredSlip } from '../hooks/use-stored-slip.ts'
import { DrawEventContext, useMakeDrawEvent } from '../hooks/use-draw-event.ts'
import { BetAgain } from './bet-again.tsx'
import { MyChases } from './chase/my-chases.tsx'
import { Stage } from './draw/stage.tsx'
import { Head } from './head.tsx'
import { MyBets } from './my-bets.tsx'
import { OddsArea } from './odds-area.tsx'
import { PlayArea } from './play-area.tsx'
import { PriceArea } from './price-area.tsx'
import { Results } from './results.tsx'
import { SlipCard } from './slip/slip-card.tsx'
import { dayOf } from '../model/issue.ts'
import { useHoldBalance } from '../hooks/use-hold-balance.ts'
import { useWinNotice } from '../hooks/use-win-notice.ts'
import type { Launch } from '../model/launch.ts'
import styles from './bet-panel.module.css'

/** A prize group to choose, or the odds as they are. */
const Price = () => {
  const { odds, draft } = useBetPanel()
  // Sides bear their odds themselves.
  if (draft.sides) return null
  return odds ? <OddsArea /> : <PriceArea />
}

const Layout = ({ backUrl }: { backUrl: string | undefined }) => {
  useWinNotice()
  useHoldBalance()
  useCheckUnanswered()
  const barred = useBarred()
  const phone = useForPhone()
  return (
    <div className={cx(phone && styles.phone)}>
      <Head backUrl={backUrl} />
      <div className={cx(styles.panel, barred && styles.barred)}>
        <div className={styles.main}>
          <BetAgain />
          <Stage />
          <PlayArea />
          <Price />
          <MyBets />
          <MyChases />
          <Results />
        </div>
        <aside className={styles.side}>
          <SlipCard />
        </aside>
      </div>
    </div>
  )
}

/** The page of one lottery: choose, see what it costs, place, watch it settle. */
export const BetPanelView = ({ lottery, member, launch }: { lottery: Lottery; member: MemberInfo; launch: Launch }) => {
  const { t } = useTranslation('lottery')
  const slip = useStoredSlip(lottery.gameCode)
  const issue = useIssueOf(lottery.gameCode)
  const betPanel = useMakeBetPanel(lottery, member, slip, dayOf(issue.issue?.numero))
  const event = useMakeDrawEvent(lottery.gameCode, issue, slip.placed?.[0]?.numero)
  if (!betPanel) return <EmptyState title={t('lobby.noPlays')} />
  return (
    <BetPanelProvider value={betPanel}>
      <IssueContext value={issue}>
        <DrawEventContext value={event}>
          <Layout backUrl={launch.backUrl} />
        </DrawEventContext>
      </IssueContext>
    </BetPanelProvider>
  )
}
