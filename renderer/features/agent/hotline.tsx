import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { formatInstant, formatOffset } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useServerNow } from '../../core/use-server-now.ts'
import { hotlineElsewhere } from './hotline-hours.ts'
import styles from './hotline.module.css'

/** The hours on the reader's own clock, where that shows others than the merchant's. */
const HoursHere = () => {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const edges = hotlineElsewhere(useServerNow(), brand.timeZone, timeZone)
  if (!edges) return null
  const words = {
    first: formatInstant(tag, edges.opens, 'weekday', timeZone),
    last: formatInstant(tag, edges.lastOpens, 'weekday', timeZone),
    from: formatInstant(tag, edges.opens, 'time', timeZone),
    to: formatInstant(tag, edges.closes, 'time', timeZone),
    offset: formatOffset(edges.opens, timeZone),
  }
  return <span className={styles.hours}>{t('agent.hotlineHere', words)}</span>
}

/** What agents call and when, as the brand has it; a brand without a number shows the hours alone [AGENT-03]. */
export const Hotline = ({ className }: { readonly className?: string | undefined }) => {
  const { t } = useTranslation()
  const number = brand.agentHotline
  return (
    <p className={className}>
      {t('agent.hotline')}
      {number !== null && (
        <a href={`tel:${number.replaceAll(/[ -]/g, '')}`} className={styles.number}>
          <bdi dir="ltr">{number}</bdi>
        </a>
      )}
      <span className={styles.hours}>{t('agent.hotlineHours')}</span>
      <HoursHere />
    </p>
  )
}
