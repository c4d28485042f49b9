import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import type { Outlook } from '@portico/lottery/slip/outlook'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useIssue } from '../../hooks/use-issue.ts'
import { useMoved } from '../../hooks/use-moved.ts'
import type { WholeSlip } from '../../hooks/use-whole-slip.ts'
import { breachOf } from '../../model/limits.ts'
import type { PricedLine } from '../../model/price.ts'
import { LimitNote, RefusedBy } from './limit-notes.tsx'
import { MONEY } from './money-style.ts'
import { BonusNote, FailureNote, IssueNote, ShortNote, UnconfirmedNote } from './slip-notes.tsx'

/** A slip that loses whatever is drawn. It may be placed all the same. */
const SureLoss = ({ slip, outlook: { most, best } }: { slip: WholeSlip; outlook: Outlook }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member } = useBetPanel()
  const money = (units: bigint) => format.money(toMoney(units, member.currency), MONEY)
  return (
    <IssueNote tone="warning">
      <b>{t('slip.loses')}</b>
      <br />
      {t(slip.rebate > 0n ? 'slip.losesRebate' : 'slip.losesBy', { most: money(most), rebate: money(slip.rebate), loss: money(-best) })}
    </IssueNote>
  )
}

/** Whether one bet stands on the slip more than once. */
const isTwice = (lines: readonly PricedLine[]): boolean =>
  new Set(lines.map(({ line }) => JSON.stringify([line.play, line.selection]))).size < lines.length

interface SlipTroubleProps {
  readonly slip: WholeSlip
  /** Of a slip that loses in every draw. */
  readonly outlook: Outlook | undefined
  readonly failure: unknown
}

/** What stands in the way of the slip, or should be known before the press. */
export const SlipTrouble = ({ slip, outlook, failure }: SlipTroubleProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const {
    lottery,
    slip: { unconfirmed },
  } = useBetPanel()
  const { phase, issue } = useIssue()
  const { lines, stake } = slip
  const movedFrom = useMoved(phase === 'open' ? issue?.numero : undefined, lines.length > 0)
  if (unconfirmed) return <UnconfirmedNote numero={unconfirmed.request.numero} />
  const closed = (phase === 'sealed' || phase === 'drawing') && lines.length > 0
  return (
    <>
      {failure === undefined ? (
        <>
          {breachOf(lottery, lines) ? <LimitNote lines={lines} /> : <ShortNote stake={stake} />}
          {lines.length > 0 && <BonusNote stake={stake} />}
          {outlook && <SureLoss slip={slip} outlook={outlook} />}
          {isTwice(lines) && <IssueNote tone="warning">{t('slip.twice')}</IssueNote>}
        </>
      ) : (
        <FailureNote failure={failure} more={<RefusedBy failure={failure} />} />
      )}
      {closed && <IssueNote tone="neutral">{t('note.sealed', { issue: issue ? format.issue(issue.numero) : '' })}</IssueNote>}
      {movedFrom && issue && (
        <IssueNote tone="neutral">{t('note.moved', { from: format.issue(movedFrom), to: format.issue(issue.numero) })}</IssueNote>
      )}
    </>
  )
}
