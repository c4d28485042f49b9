import ChevronRight from 'lucide-react/icons/chevron-right'
import type { LucideIcon } from 'lucide-react/types'
import { useTranslation } from 'react-i18next'
import { Link } from '../../lib/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { CountBadge } from '../../ui/tag/tag.tsx'
import styles from './hub-page.module.css'

export interface HubRow {
  readonly to: string
  readonly icon: LucideIcon
  readonly name: string
  readonly note?: string
  /** How much waits there. */
  readonly count?: number
}

/** A group of links, each with what it leads to and how much waits there. */
export const HubRows = ({ label, rows }: { readonly label: string; readonly rows: readonly HubRow[] }) => {
  const { t } = useTranslation()
  return (
    <section aria-label={label} className={styles.group}>
      <h2>{label}</h2>
      <Card flush>
        <ul>
          {rows.map(({ to, icon: Icon, name, note, count = 0 }) => (
            <li key={to}>
              <Link to={to} className={styles.row}>
                <Icon aria-hidden="true" />
                <span className={styles.two}>
                  <span>{name}</span>
                  {note && <small>{note}</small>}
                </span>
                {count > 0 && <CountBadge count={count} label={t('center.badge', { count })} />}
                <ChevronRight aria-hidden="true" className={styles.go} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
