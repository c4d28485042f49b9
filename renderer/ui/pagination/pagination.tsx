import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { pageMarks } from '../../lib/pages.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** Counts from 1. */
  readonly page: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Pages of a list: two at each end, five round the current one; nothing for a single page. */
export const Pagination = ({ page, total, onPage }: PaginationProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  if (total <= 1) return null
  const go = (to: number) => {
    if (to >= 1 && to <= total && to !== page) onPage(to)
  }
  return (
    <nav aria-label={t('pages.label')} className={styles.pages}>
      <IconButton
        small
        label={t('pages.previous')}
        icon={<ChevronLeft />}
        className={styles.turn}
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      {pageMarks(page, total).map((mark, index) =>
        mark === 'gap' ? (
          <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={mark}
            type="button"
            aria-label={t('pages.page', { page: mark })}
            aria-current={mark === page ? 'page' : undefined}
            className={cx(styles.page, mark === page && styles.on)}
            onClick={() => go(mark)}
          >
            {format.number(mark)}
          </button>
        ),
      )}
      <IconButton
        small
        label={t('pages.next')}
        icon={<ChevronRight />}
        className={styles.turn}
        disabled={page >= total}
        onClick={() => go(page + 1)}
      />
    </nav>
  )
}
