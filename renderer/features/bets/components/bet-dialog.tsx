import Repeat from 'lucide-react/icons/repeat'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useNames } from '../hooks/use-names.ts'
import { useBetDetailQuery } from '../api.ts'
import { BetExplanation } from './bet-explanation.tsx'
import { BetNumber } from './bet-number.tsx'
import { BetOutcome } from './bet-outcome.tsx'
import { CancelButton } from './cancel-button.tsx'
import styles from './bets.module.css'
import { CorrectionReason, EarlierOutcomes } from './earlier-outcomes.tsx'

/** One bet: what was bet, how it stands, and the steps of its settlement. */
export const Component = ({ betId, onClose }: { readonly betId: string; readonly onClose: () => void }) => {
  const { t } = useTranslation(['records', 'receipts'])
  const format = useFormat()
  const names = useNames()
  const { data, isError, refetch } = useBetDetailQuery({ betId })
  const bet = data?.bet
  return (
    <Dialog title={bet ? names.play(bet.play) : t('bet')} onClose={onClose} size="large" sheet>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="320px" />}
      {bet && (
        <>
          <BetOutcome bet={bet} />
          <dl className={styles.facts}>
            <dt>{t('column.game')}</dt>
            <dd>
              {bet.gameName} · {bet.numero}
            </dd>
            <dt>{t('chosen')}</dt>
            <dd>{names.selection(bet)}</dd>
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
            <dt>{t('number')}</dt>
            <dd>
              <BetNumber betId={bet.betId} />
            </dd>
          </dl>
          {data.earlier && <EarlierOutcomes bet={bet} outcomes={data.earlier} />}
          <BetExplanation bet={bet} explanation={data.explanation} />
          {data.calledOff && !data.earlier && <CorrectionReason reason={data.calledOff} />}
          <DialogActions>
            <ButtonLink to={paths.proof(bet.gameCode, bet.numero, bet.betId)} look="ghost" onClick={onClose}>
              {t('receipts:link')}
            </ButtonLink>
            <CancelButton bet={bet} />
            <ButtonLink to={paths.betAgain(bet.gameCode, [bet.betId])} icon={<Repeat aria-hidden="true" />} onClick={onClose}>
              {t('again')}
            </ButtonLink>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
