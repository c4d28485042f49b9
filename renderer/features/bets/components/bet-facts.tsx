import { useTranslation } from 'react-i18next'
import type { ExplainedBet } from '@portico/contract/bets/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { useNames } from '../hooks/use-names.ts'
import { BetExplanation } from './bet-explanation.tsx'
import { BetNumber } from './bet-number.tsx'
import { BetOutcome } from './bet-outcome.tsx'
import styles from './bets.module.css'
import { CorrectionReason, EarlierOutcomes } from './earlier-outcomes.tsx'

/** All there is to read of one bet: what it came to, what was bet, and the steps of its settlement. */
export const BetFacts = ({ detail }: { readonly detail: ExplainedBet }) => {
  const { t } = useTranslation(['records', 'receipts'])
  const format = useFormat()
  const names = useNames()
  const { bet, earlier, explanation, calledOff } = detail
  return (
    <>
      <BetOutcome bet={bet} />
      <dl className={styles.facts}>
        <dt>{t('column.game')}</dt>
        <dd>
          {bet.gameName} · <bdi>{format.issue(bet.numero, true)}</bdi>
        </dd>
        <dt>{t('chosen')}</dt>
        <dd>
          <bdi>{names.selection(bet)}</bdi>
        </dd>
        <dt>{t('column.placed')}</dt>
        <dd>{format.instant(bet.placedAt, 'exact')}</dd>
        <dt>{t('column.stake')}</dt>
        <dd>
          <Money value={bet.stake} style={{ min: 0, max: 4 }} />
        </dd>
        {bet.prizeGroup !== null && (
          <>
            <dt>{t('group')}</dt>
            <dd>{bet.prizeGroup}</dd>
          </>
        )}
        {bet.book && (
          <>
            <dt>{t('book')}</dt>
            <dd>{t(bet.book.id === 'A' ? 'bookA' : 'bookB', { book: bet.book.id, rebate: format.percent(Number(bet.book.rebate)) })}</dd>
          </>
        )}
        <dt>{t('number')}</dt>
        <dd>
          <BetNumber betId={bet.betId} />
        </dd>
      </dl>
      {earlier && <EarlierOutcomes bet={bet} outcomes={earlier} />}
      <BetExplanation bet={bet} explanation={explanation} />
      {calledOff && !earlier && <CorrectionReason reason={calledOff} />}
    </>
  )
}
