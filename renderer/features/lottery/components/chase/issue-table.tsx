import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './chase.module.css'

interface Props {
  /** What stands over the columns after issue, multiple and stake. */
  readonly headings: readonly ReactNode[]
  /** The rows. */
  readonly children: ReactNode
}

/** A table of a plan's issues, one a row, which scrolls by itself. */
export const IssueTable = ({ headings, children }: Props) => {
  const { t } = useTranslation('lottery')
  const all = [t('chase.table.issue'), t('chase.table.multiple'), t('chase.table.stake'), ...headings]
  return (
    <section
      className={styles.scroll}
      aria-label={t('chase.table.label')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {all.map((heading, i) => (
              <th key={i} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
