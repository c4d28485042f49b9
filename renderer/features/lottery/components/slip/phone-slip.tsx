import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useFollowed } from '../../hooks/use-followed.ts'
import { useMissing } from '../../hooks/use-missing.ts'
import { useWholeSlip } from '../../hooks/use-whole-slip.ts'
import { Countdown } from '../countdown.tsx'
import { MONEY } from './money-style.ts'
import { focusRow } from './slip-button.tsx'
import { IssueTag, SlipContent } from './slip-content.tsx'
import { TooMany } from './too-many.tsx'
import styles from './slip.module.css'

/** What a press on the bar does: choose what is missing, or open the slip. */
const BarButton = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { slip } = useBetPanel()
  const { lines } = useWholeSlip()
  const { text, missing } = useMissing()
  const event = useFollowed()
  if (event || slip.placed || slip.unconfirmed || lines.length > 0)
    return (
      <Button look="primary" size="large" onClick={onOpen}>
        {event
          ? t(event.phase === 'landed' ? 'result.of' : 'draw.title', { issue: format.issue(event.numero) })
          : slip.placed
            ? t('slip.receipt')
            : t('slip.title')}
      </Button>
    )
  return (
    <Button look="quiet" size="large" onClick={() => focusRow(missing?.row ?? 0)}>
      {text}
    </Button>
  )
}

/** Where the window is narrow the slip is a sheet from the bottom edge, opened from a bar with the clock and the stake. */
export const PhoneSlip = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member, pricing } = useBetPanel()
  const [open, setOpen] = useState(false)
  const { lines, notes, stake } = useWholeSlip()
  return (
    <>
      <div className={styles.bar}>
        {!pricing.ok && pricing.notes !== undefined && (
          <div role="status" className={styles.reason}>
            <TooMany notes={pricing.notes} />
          </div>
        )}
        <Countdown small />
        {lines.length > 0 && (
          <p>
            <span className={styles.dim}>{t('slip.noteCount', { count: notes })}</span>
            <b>{format.money(toMoney(stake, member.currency), MONEY)}</b>
          </p>
        )}
        <BarButton onOpen={() => setOpen(true)} />
      </div>
      {open && (
        <Dialog title={t('slip.title')} onClose={() => setOpen(false)}>
          <div className={styles.sheet}>
            <IssueTag />
            <SlipContent sheet />
          </div>
        </Dialog>
      )}
    </>
  )
}
