import type { RealtimeWindow } from '@portico/contract/commission/realtime-shapes'
import Pencil from 'lucide-react/icons/pencil'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import styles from './realtime-page.module.css'

const MOST = 3

/** Windows that have a further version, and what it changed. */
export const CorrectedNotes = ({
  windows,
  onBoth,
}: {
  readonly windows: readonly RealtimeWindow[]
  readonly onBoth: (lineId: string) => void
}) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const corrected = windows.filter(({ version }) => version > 1).toReversed()
  return (
    <>
      {corrected.slice(0, MOST).map(({ lineId, from, version, pay }) => (
        <p key={lineId} className={styles.corrected}>
          <Pencil aria-hidden="true" />
          <span>
            {t('day.correctedNote', {
              window: format.instant(from, 'time'),
              number: version,
              amount: format.number(pay.amount, { minimumFractionDigits: 4, signDisplay: 'exceptZero' }),
            })}{' '}
            <Button look="text" size="small" onClick={() => onBoth(lineId)}>
              {t('day.seeBoth')} <span className="visually-hidden">{format.instant(from, 'time')}</span>
            </Button>
          </span>
        </p>
      ))}
      {corrected.length > MOST && (
        <p className={styles.corrected}>
          {t('day.moreCorrected', { count: corrected.length - MOST, number: format.number(corrected.length - MOST) })}
        </p>
      )}
    </>
  )
}
