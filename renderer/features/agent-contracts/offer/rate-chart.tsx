import { readTerms, type Tier } from '@portico/commission/terms/terms'
import { bestRate, type Figures } from '@portico/commission/terms/tiers'
import { type ContractKind, isWithinDay } from '@portico/contract/commission/kinds'
import type { ContractForecast } from '@portico/contract/agent-contract/forecast-shapes'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { formatUnits, parseUnits, type Units } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { StepChart } from './step-chart.tsx'
import { useRate } from '../terms/use-rate.ts'
import styles from './offer.module.css'

interface Side {
  readonly code: string
  readonly terms: ContractTerms
}

interface RateChartProps {
  readonly kind: ContractKind
  readonly terms: ContractTerms
  readonly present: Side | null
  readonly own: Side | null
  readonly forecast: ContractForecast | null
}

/** More of anything than a tier asks for. */
const PLENTY = parseUnits('999999999999')

const tiersOf = (kind: ContractKind, { tiers }: ContractTerms): readonly Tier[] =>
  readTerms(kind, { tiers: tiers.map(({ turnover = null, active = null, loss = null, rate }) => ({ turnover, active, loss, rate })) }).tiers
const numberOf = (units: Units): number => Number(formatUnits(units))
/** A rate as it is counted, in percent. */
const percentOf = (tiers: readonly Tier[], figures: Figures): number => Number(formatUnits(bestRate(tiers, figures)))

/** The rates of an offer by the figure that tiers are chosen by, beside what the holder has now and what the giver has [AGENT-05]. */
export const RateChart = ({ kind, terms, present, own, forecast }: RateChartProps) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const rate = useRate()
  const by = kind === 'dividend' ? 'loss' : 'turnover'
  const at = (amount: Units): Figures => ({ turnover: PLENTY, loss: PLENTY, active: Number.MAX_SAFE_INTEGER, [by]: amount })
  const stepsOf = (tiers: readonly Tier[]) =>
    [...new Set([0n, ...tiers.map((tier) => tier[by] ?? 0n)])]
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((from) => ({ from: numberOf(from), value: percentOf(tiers, at(from)) }))
  const next = tiersOf(kind, terms)
  if (next.every((tier) => !tier[by])) return null
  const marks = (forecast?.periods ?? []).flatMap(({ from, turnover, loss, active }) => {
    const figures = { turnover: parseUnits(turnover), loss: parseUnits(loss), active }
    const amount = figures[by]
    return amount > 0n
      ? [{ name: format.instant(from, isWithinDay(kind) ? 'time' : 'day'), at: numberOf(amount), value: percentOf(next, figures) }]
      : []
  })
  return (
    <section>
      <h3>{t(`chart.${by}`)}</h3>
      <StepChart
        label={t(`chart.${by}`)}
        series={[
          { name: t('terms.new'), steps: stepsOf(next), look: 'first' },
          ...(present ? [{ name: present.code, steps: stepsOf(tiersOf(kind, present.terms)), look: 'second' as const }] : []),
          ...(own
            ? [{ name: t('preview.own', { code: own.code }), steps: stepsOf(tiersOf(kind, own.terms)), look: 'limit' as const }]
            : []),
        ]}
        marks={marks}
        formatAmount={(amount) => format.number(amount, { notation: 'compact', maximumFractionDigits: 1 })}
        formatValue={(value) => rate(String(value))}
      />
      <p className={styles.own}>{t('chart.enough')}</p>
    </section>
  )
}
