import { unitsOf } from '@portico/contract/kit/money'
import type { Requirement } from '@portico/contract/withdrawal/shapes'
import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Meter } from '../../center/index.ts'
import styles from './requirement-row.module.css'

/** How far one requirement has come, as a row of a list; its page loads the texts of `withdraw`. */
export const RequirementRow = ({ requirement: { kind, at, amount, target, progress, state } }: { readonly requirement: Requirement }) => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  const name = t(`turnover.${kind}`, { amount: format.money(amount, { min: 0 }), at: format.instant(at, 'day') })
  const [of, done] = [unitsOf(target), unitsOf(progress)]
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.mark}>{state === 'MET' && <Check size={14} aria-hidden />}</span>
      <b>{name}</b>
      {state === 'WAIVED' ? (
        <span className={styles.sum}>{t('turnover.waived')}</span>
      ) : (
        <>
          <Meter label={name} share={of === 0n ? 1 : Number(done) / Number(of)} />
          <span className={styles.sum}>
            {t('turnover.played', { progress: format.money(progress, { min: 0 }), target: format.money(target, { min: 0 }) })}
          </span>
        </>
      )}
    </li>
  )
}
