import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { Card } from '../../../ui/card/card.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import styles from '../points.module.css'
import { useWindow } from '../use-window.ts'
import { MovementList } from './movement-list.tsx'
import { OrderList } from './order-list.tsx'

type View = 'movements' | 'orders'

/** Where points came from and went, and what became of orders, by windows of days. */
export const Records = () => {
  const { t } = useTranslation('points')
  const words = useDayWords()
  const [view, setView] = useState<View>('movements')
  const { days, size, isLatest, setSize, step } = useWindow()
  const Rows = view === 'orders' ? OrderList : MovementList
  return (
    <section className={styles.records} aria-label={t('record')}>
      <header className={styles.sectionHead}>
        <h2>{t('record')}</h2>
        <div className={styles.tools}>
          <Segmented
            label={t('record')}
            value={view}
            onChange={setView}
            options={[
              { value: 'movements', label: t('movements') },
              { value: 'orders', label: t('orders') },
            ]}
          />
          <Segmented
            label={t('window')}
            value={size}
            onChange={setSize}
            options={[
              { value: '7', label: t('days', { count: 7 }) },
              { value: '30', label: t('days', { count: 30 }) },
            ]}
          />
          <span className={styles.steps}>
            <IconButton label={t('earlier', { count: Number(size) })} icon={<ChevronLeft />} onClick={() => step(-1)} />
            <bdi>{words.range(days)}</bdi>
            <IconButton label={t('later', { count: Number(size) })} icon={<ChevronRight />} disabled={isLatest} onClick={() => step(1)} />
          </span>
        </div>
      </header>
      <Card flush>
        <Rows key={`${days.from} ${size}`} days={days} />
      </Card>
    </section>
  )
}
