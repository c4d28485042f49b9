import ChevronRight from 'lucide-react/icons/chevron-right'
import Megaphone from 'lucide-react/icons/megaphone'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { HOME_NOTICES, useAnnouncementsQuery } from '../api.ts'
import styles from './notices.module.css'

/** The newest notice on a line whose room is always kept; it stands still, and the reader goes on to the next [ROUTE-01]. */
export const NoticeStrip = () => {
  const { t } = useTranslation('content')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { clock } = useHost()
  // An answer of the gateway renders at once; a line of news may take turns with input.
  const { data: latest, isError, refetch } = useAnnouncementsQuery(HOME_NOTICES)
  const data = useDeferredValue(latest)
  const list = data?.list ?? []
  const newest = list[0]?.id
  const [known, setKnown] = useState(newest)
  const [index, setIndex] = useState(0)
  // What is published now is shown now, whichever was read.
  if (known !== newest) {
    setKnown(newest)
    setIndex(0)
  }
  const notice = list[index] ?? list[0]
  const title = notice && <InLanguage tag={notice.lang}>{notice.title}</InLanguage>
  const open = () => dispatch(dialogOpened({ kind: 'notices' }))
  return (
    <section className={styles.strip} aria-label={t('notices')}>
      <Megaphone aria-hidden="true" />
      {!latest && isError ? (
        <ErrorLine onRetry={() => void refetch()} className={styles.line} />
      ) : notice ? (
        <button type="button" className={styles.line} onClick={open}>
          <span key={notice.id}>
            {title}
            <small>{format.ago(notice.publishedAt, clock.now())}</small>
          </span>
        </button>
      ) : (
        <span className={styles.line}>{data ? t('none') : '\u00a0'}</span>
      )}
      {list.length > 1 && (
        <IconButton small label={t('next')} icon={<ChevronRight />} onClick={() => setIndex((index + 1) % list.length)} />
      )}
      <button type="button" className={styles.all} onClick={open}>
        {t('all')}
      </button>
    </section>
  )
}
