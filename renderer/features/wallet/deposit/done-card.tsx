import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import styles from './deposit.module.css'
import type { DepositAnswer } from './use-deposit.ts'

export interface DoneCardProps {
  readonly done: DepositAnswer
  readonly onAgain: () => void
  readonly onClose?: (() => void) | undefined
}

/** A deposit that was over as soon as it was made. */
export const DoneCard = ({ done, onAgain, onClose }: DoneCardProps) => {
  const { t } = useTranslation(['wallet', 'common'])
  const format = useFormat()
  const card = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with its form.
  useEffect(() => card.current?.focus(), [])
  return (
    <div ref={card} tabIndex={-1} className={styles.done} role="status">
      <span className={styles.mark} aria-hidden="true">
        <CircleCheck />
      </span>
      <p className={styles.doneTitle}>{t(`state.${done.state}`, { amount: format.money(done.amount) })}</p>
      <p className={styles.note}>{t(done.state === 'CREDITED' ? 'newBalance' : 'oldBalance')}</p>
      <p className={styles.figure}>{format.money(done.balance)}</p>
      <div className={styles.actions}>
        <Button look="ghost" onClick={onAgain}>
          {t('again')}
        </Button>
        {onClose ? (
          <Button look="quiet" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        ) : (
          <ButtonLink to={paths.home}>{t('deposit.lobby')}</ButtonLink>
        )}
      </div>
    </div>
  )
}
