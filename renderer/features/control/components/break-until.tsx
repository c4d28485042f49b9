import type { BreakTerm, ControlOverview } from '@portico/contract/control/shapes'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from '../control.module.css'

interface BreakUntilProps {
  readonly kind: 'timeOut' | 'exclusion'
  readonly term: BreakTerm
  readonly overview: ControlOverview
}

/** Until when a break holds that begins now: by the gateway's word, moved on with the time that the page has stood since. */
export const BreakUntil = ({ kind, term, overview: { breaksUntil, serverNow } }: BreakUntilProps) => {
  const { t } = useTranslation('control')
  const format = useFormat()
  const now = useServerNow()
  const until = breaksUntil.find((each) => each.term === term)?.until
  if (until === undefined) return null
  const at = new Date(Date.parse(until) + Math.max(0, now - Date.parse(serverNow))).toISOString()
  return <p className={styles.quiet}>{t(`break.${kind}.until`, { at: format.instant(at, kind === 'timeOut' ? 'dayTime' : 'date') })}</p>
}
