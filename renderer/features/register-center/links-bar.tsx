import { linkState, linkType } from '@portico/contract/register-link/shapes'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Find } from '../../core/office-page/find.tsx'
import styles from '../../core/office-page/page.module.css'
import { oneOf } from '../../core/office-page/team-range.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { Select } from '../../ui/select/select.tsx'
import { ExportLinks } from './export-links.tsx'
import type { LinksView } from './view.ts'
import own from './register-page.module.css'

interface LinksBarProps {
  readonly view: LinksView
  readonly change: (change: Partial<LinksView>) => void
  /** How many links match. */
  readonly total: number | undefined
}

/** What the links are narrowed to. */
export const LinksBar = ({ view, change, total }: LinksBarProps) => {
  const { t } = useTranslation('registerCenter')
  const format = useFormat()
  const find = useCallback((words: string) => change({ find: words }), [change])
  return (
    <div className={styles.bar}>
      <Find value={view.find} onFind={find} label={t('find')} />
      <Select
        dense
        quiet
        className={own.filter}
        aria-label={t('column.type')}
        value={view.type ?? ''}
        options={[{ value: '', label: t('anyType') }, ...linkType.options.map((value) => ({ value, label: t(`type.${value}`) }))]}
        onChange={({ target }) => change({ type: oneOf(linkType.options, target.value) })}
      />
      <Select
        dense
        quiet
        className={own.filter}
        aria-label={t('column.state')}
        value={view.state ?? ''}
        options={[{ value: '', label: t('anyState') }, ...linkState.options.map((value) => ({ value, label: t(`state.${value}`) }))]}
        onChange={({ target }) => change({ state: oneOf(linkState.options, target.value) })}
      />
      <span className={styles.count} role="status">
        {total !== undefined && t('count', { count: total, number: format.number(total) })}
      </span>
      <ExportLinks view={view} total={total} />
    </div>
  )
}
