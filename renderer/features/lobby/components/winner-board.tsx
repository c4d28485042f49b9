import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { usePause } from '../../../core/use-pause.ts'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { useTurns } from '../../../lib/use-turns.ts'
import { useNear } from '../../../lib/use-near.ts'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Amount } from '../../../ui/money/money.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useWinnersQuery, type Win } from '../api.ts'
import { slidesOf } from '../model.ts'
import twoLines from '../../../ui/two-lines/two-lines.module.css'
import styles from './winner-board.module.css'

const EVERY_MS = 3000
/** Nearer than the rails are asked for: it stands below the first screen, and who only passes by costs the house nothing. */
const AHEAD = '200px'

const WinCell = ({ win }: { readonly win: Win }) => {
  const typeName = useTypeName()
  const format = useFormat()
  return (
    <li className={styles.win}>
      <Picture src={win.iconUrl} width={48} height={60} />
      <span className={cx(twoLines.lines, styles.what)}>
        <b>{win.gameName}</b>
        <small>
          {win.customerName} · {typeName(win.gameType)} · {format.instant(win.wonAt, 'time')}
        </small>
      </span>
      <Amount value={win.winAmount} style={{ min: 0, max: 0 }} className={styles.amount} />
    </li>
  )
}

/** The board's room before it joins. */
export const WinnerRoom = () => <div className={cx(styles.board, styles.room)} aria-hidden="true" />

/** Real wins of this house, two at a time [LOBBY-15]. */
export const WinnerBoard = () => {
  const { t } = useTranslation('lobby')
  const { ref, near } = useNear<HTMLElement>(AHEAD)
  const {
    data: latest,
    isError,
    refetch,
  } = useWinnersQuery(near ? { limitNum: 20 } : skipToken, { pollingInterval: 60_000, skipPollingIfUnfocused: true })
  // An answer of the gateway renders at once; a board that turns may take turns with input.
  const data = useDeferredValue(latest)
  const slides = slidesOf(data?.list.map(({ vo }) => vo) ?? [], 2)
  const { paused: stopped, toggle } = usePause()
  const { index, go, paused, canPause, hold } = useTurns(slides.length, EVERY_MS, stopped)
  return (
    <section ref={ref} className={styles.board} aria-label={t('winners.title')} {...hold}>
      <div className={styles.about}>
        <h2>{t('winners.title')}</h2>
        <p>{t('winners.note')}</p>
        {slides.length > 1 && (
          <div className={styles.turn}>
            <IconButton small label={t('winners.previous')} icon={<ChevronLeft />} onClick={() => go(-1)} />
            <IconButton small label={t('winners.next')} icon={<ChevronRight />} onClick={() => go(1)} />
            {canPause && (
              <IconButton
                small
                label={t(paused ? 'motion.resume' : 'motion.pause')}
                icon={paused ? <Play /> : <Pause />}
                onClick={toggle}
              />
            )}
          </div>
        )}
      </div>
      {!latest && isError ? (
        <ErrorLine onRetry={() => void refetch()} className={styles.none} />
      ) : data && slides.length === 0 ? (
        <p className={styles.none}>{t('winners.none')}</p>
      ) : (
        <ul key={index} className={styles.wins}>
          {slides[index]?.map((win) => (
            <WinCell key={win.recordId} win={win} />
          ))}
        </ul>
      )}
    </section>
  )
}
