import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Segmented } from '../../../../ui/segmented/segmented.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { drafted } from '../../slice.ts'
import styles from './slip.module.css'

/** Lower odds and a rebate, or higher odds and none: for plays that have both. */
export const BookChoice = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, play, book } = useBetPanel()
  const dispatch = useAppDispatch()
  const { rebate } = lottery.bookA?.[play.id] ?? {}
  if (!book || rebate === undefined) return null
  return (
    <div className={styles.book}>
      <Segmented
        label={t('slip.books')}
        options={[
          { value: 'A', label: t('slip.book', { book: 'A' }) },
          { value: 'B', label: t('slip.book', { book: 'B' }) },
        ]}
        value={book}
        onChange={(value) => dispatch(drafted({ gameCode: lottery.gameCode, change: { book: value } }))}
      />
      <small>{book === 'A' ? t('slip.bookA', { rebate: format.percent(Number(rebate)) }) : t('slip.bookB')}</small>
    </div>
  )
}
