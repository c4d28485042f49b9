import type { ContractKind } from '@portico/contract/commission/kinds'
import X from 'lucide-react/icons/x'
import type { ContractRate } from '@portico/contract/agent-contract/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useRate } from '../terms/use-rate.ts'
import { type DraftFaults, type DraftTier, MOST_TIERS, typedAmount } from './draft.ts'
import styles from './offer.module.css'

interface TierFieldsProps {
  readonly kind: ContractKind
  readonly tiers: readonly DraftTier[]
  readonly faults: DraftFaults
  /** What the reader has at each tier. */
  readonly own: readonly ContractRate[]
  readonly onTiers: (tiers: readonly DraftTier[]) => void
}

/** Tiers of a salary or a dividend: from what on, with how many active members, at what rate; one's own rate stands beside. */
export const TierFields = ({ kind, tiers, faults, own, onTiers }: TierFieldsProps) => {
  const { t } = useTranslation(['contracts', 'common'])
  const format = useFormat()
  const rate = useRate()
  const put = (key: number, change: Partial<DraftTier>) => onTiers(tiers.map((tier) => (tier.key === key ? { ...tier, ...change } : tier)))
  const grouped = (text: string) => {
    const amount = typedAmount(text)
    return amount === undefined ? text : format.number(amount)
  }
  const add = () => onTiers([...tiers, { key: Math.max(-1, ...tiers.map(({ key }) => key)) + 1, from: '', active: '', rate: '' }])
  return (
    <fieldset className={styles.tiers}>
      <legend>{t('offer.tiers')}</legend>
      <div className={cx(styles.tier, styles.names)} aria-hidden="true">
        <span>{t(kind === 'dividend' ? 'offer.fromLoss' : 'offer.fromTurnover')}</span>
        <span>{t('offer.active')}</span>
        <span>{t('offer.rate')}</span>
      </div>
      {tiers.map(({ key, from, active, rate: typed }, index) => {
        const number = index + 1
        const mine = own.find(({ at, part }) => at === String(index) && part === 'rate')
        const bad = (place: string) => (faults.has(`${key}.${place}`) ? true : undefined)
        return (
          <div key={key} className={styles.tier} role="group" aria-label={t('refusal.tier', { number })}>
            <TextInput
              dense
              inputMode="numeric"
              aria-label={t(kind === 'dividend' ? 'offer.fromLoss' : 'offer.fromTurnover')}
              placeholder={t('offer.any')}
              aria-invalid={bad('from')}
              value={from}
              onChange={(event) => put(key, { from: grouped(event.target.value) })}
            />
            <TextInput
              dense
              inputMode="numeric"
              aria-label={t('offer.active')}
              placeholder={t('offer.any')}
              aria-invalid={bad('active')}
              value={active}
              onChange={(event) => put(key, { active: event.target.value })}
            />
            <TextInput
              dense
              inputMode="decimal"
              aria-label={t('offer.rate')}
              aria-invalid={bad('rate') ?? (mine?.isAbove || undefined)}
              value={typed}
              className={styles.percent}
              end="%"
              onChange={(event) => put(key, { rate: event.target.value })}
            />
            <span className={mine?.isAbove ? styles.above : styles.own}>
              {mine && t('offer.yours', { rate: mine.own === null ? t('terms.nothing') : rate(mine.own) })}
            </span>
            <IconButton
              small
              label={t('offer.removeTier', { number })}
              icon={<X />}
              disabled={tiers.length === 1}
              onClick={() => onTiers(tiers.filter((tier) => tier.key !== key))}
            />
          </div>
        )
      })}
      {tiers.length < MOST_TIERS && (
        <Button look="text" size="small" className={styles.add} onClick={add}>
          {t('offer.addTier')}
        </Button>
      )}
    </fieldset>
  )
}
