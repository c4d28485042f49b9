import Bell from 'lucide-react/icons/bell'
import { useTranslation } from 'react-i18next'
import { paths } from '../../core/paths.ts'
import { useWaiting } from '../../features/center/index.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ErrorLine } from '../../ui/error-line/error-line.tsx'
import styles from './hub-page.module.css'

/** As many as are answered in one go. */
const MOST = 3

/** What waits for the member, the most urgent first; not there while nothing does. */
export const HubWaiting = () => {
  const { t } = useTranslation('center')
  const format = useFormat()
  const { items, retry } = useWaiting()
  if (retry)
    return (
      <Card as="section" aria-label={t('hub.waiting')}>
        <ErrorLine of={t('hub.waiting')} onRetry={retry} />
      </Card>
    )
  if (items.length === 0) return null
  return (
    <Card flush as="section" aria-label={t('hub.waiting')} className={styles.waiting}>
      <h2 className="visually-hidden">{t('hub.waiting')}</h2>
      <ul>
        {items.slice(0, MOST).map(({ kind, section, count, amount, until }) => (
          <li key={kind}>
            <span className={styles.icon}>
              <Bell aria-hidden="true" />
            </span>
            <span className={styles.two}>
              <b>{t(`hub.item.${kind}`, { count, amount: amount ? format.money(amount, { min: 0 }) : '' })}</b>
              <small>
                {t(`hub.item.${kind}_note`)}
                {until && ` · ${t('hub.item.until', { at: format.instant(until, kind === 'LIMIT_RAISE' ? 'moment' : 'time') })}`}
              </small>
            </span>
            <ButtonLink look="quiet" size="small" to={section === 'limits' ? paths.page(section) : paths.member(section)}>
              {t(`hub.act.${kind}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
