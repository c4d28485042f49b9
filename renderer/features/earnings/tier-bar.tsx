import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { baseOf, countField } from '../../core/office-page/line-fields.ts'
import { tierScale } from './tier-scale.ts'
import styles from './tier-bar.module.css'

interface TierBarProps {
  readonly terms: ContractTerms
  readonly before: CommissionLineView
  readonly after: CommissionLineView
}

/** Where two versions of a line lie between the tiers of its contract. Nothing where its tiers ask for no amount. */
export const TierBar = ({ terms, before, after }: TierBarProps) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const by = after.kind === 'dividend' ? 'loss' : 'turnover'
  const versions = [before, after].flatMap((line) => {
    const base = baseOf(line)
    return base ? [{ line, base, amount: Number(base.amount) }] : []
  })
  const scale = tierScale(
    terms.tiers,
    by,
    versions.map(({ amount }) => amount),
  )
  if (!scale || versions.length < 2) return null
  const reached = new Set(versions.flatMap(({ line }) => countField(line, 'tier') ?? []))
  const percent = (rate: string) => format.percent(Number(rate) / 100, 4)
  const share = (part: number): string => `${(part * 100).toFixed(2)}%`
  const captions = versions.map(({ line, base }) => {
    const tier = countField(line, 'tier')
    const place = tier === undefined ? t('step.noTier') : t('bar.tier', { number: format.number(tier + 1) })
    return t('bar.version', { number: line.version, amount: format.money(base), place })
  })
  // Also a tier that is not reached, though there is enough for it: its other condition says why.
  const near = versions.flatMap(({ amount }) => scale.bands[scale.bandOf(amount)]?.tier?.index ?? [])
  const asking = [...new Set([...reached, ...near])].flatMap((index) => {
    const needed = terms.tiers[index]?.active
    const active = countField(after, 'active')
    return needed && active !== undefined
      ? [t('bar.active', { number: format.number(index + 1), needed: format.number(needed), active: format.number(active) })]
      : []
  })
  return (
    <section className={styles.part}>
      <h3>{t('bar.title')}</h3>
      <p className={styles.soft}>{[t(`step.${by}`), ...asking].join(' · ')}</p>
      <div className={styles.bar} role="img" aria-label={captions.join(' ')}>
        <ol className={styles.bands}>
          {scale.bands.map(({ from, tier }) => (
            <li key={from} className={cx(tier && reached.has(tier.index) && styles.reached)}>
              <span className={styles.tier}>
                {tier && <b>{t('bar.tier', { number: format.number(tier.index + 1) })}</b>} {tier && percent(tier.rate)}
              </span>
              <span className={styles.from}>{format.number(from, { notation: 'compact', maximumFractionDigits: 2 })}</span>
            </li>
          ))}
        </ol>
        {versions.map(({ line, amount }, index) => (
          <span
            key={line.id}
            className={cx(styles.dot, index === 1 && styles.latest)}
            style={{ insetInlineStart: share(scale.positionOf(amount)) }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {versions.map(({ line, base }, index) => (
          <li key={line.id}>
            <span className={cx(styles.mark, index === 1 && styles.latest)} aria-hidden="true" />
            {t('version', { number: line.version })} <b>{format.money(base, { min: 0, max: 4 })}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
