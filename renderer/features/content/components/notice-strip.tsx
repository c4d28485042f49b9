import Megaphone from 'lucide-react/icons/megaphone'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useTurns } from '../../../lib/use-turns.ts'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { HOME_NOTICES, useAnnouncementsQuery } from '../api.ts'
import styles from './notices.module.css'

const EVERY_MS = 5000

/** One notice at a time, on a line whose room is always kept [ROUTE-01]. */
export const NoticeStrip = () => {
  const { t } = useTranslation('content')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { clock } = useHost()
  // An answer of the gateway renders at once; a line of news may take turns with input.
  const { data: latest, isError, refetch } = useAnnouncementsQuery(HOME_NOTICES)
  const data = useDeferredValue(latest)
  const list = data?.list ?? []
  const { index, go, paused, canPause, toggle, hold } = useTurns(list.length, EVERY_MS)
  const newest = list[0]?.id
  const [known, setKnown] = useState(newest)
  // What is published now is shown now, wherever the turns are.
  if (known !== newest) {
    setKnown(newest)
    go(-index)
  }
  const notice = list[index]
  const open = () => dispatch(dialogOpened({ kind: 'notices' }))
  return (
    <section className={styles.strip} aria-label={t('notices')} {...hold}>
      <Megaphone aria-hidden="true" />
      {!latest && isError ? (
        <ErrorLine onRetry={() => void refetch()} className={styles.line} />
      ) : notice ? (
        <button type="button" className={styles.line} onClick={open}>
          <span key={notice.id}>
            {notice.title}
            <small>{format.ago(notice.publishedAt, clock.now())}</small>
          </span>
        </button>
      ) : (
        <span className={styles.line}>{data ? t('none') : '\u00a0'}</span>
      )}
      {canPause && <IconButton small label={t(paused ? 'resume' : 'pause')} icon={paused ? <Play /> : <Pause />} onClick={toggle} />}
      <button type="button" className={styles.all} onClick={open}>
        {t('all')}
      </button>
    </section>
  )
}
