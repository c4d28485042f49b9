import { useTranslation } from 'react-i18next'
import type { Lottery, OpenedGame } from '@portico/contract/lottery/shapes'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { DrawFigures } from '../../../ui/draw-figures/draw-figures.tsx'
import { drawText } from '../../../ui/draw-figures/figures.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { issueNow } from '../model/issue.ts'
import { type Launch, launchQuery, lotteryPath } from '../model/launch.ts'
import { DrawTimes } from './draw-times.tsx'
import styles from './lottery-lobby.module.css'

/** For a longer wait its end is shown. */
const DAY_MS = 86_400_000

interface LobbyRowProps {
  readonly game: Lottery
  /** Undefined where it has none, null while that is not known. */
  readonly opened: OpenedGame | null | undefined
  readonly launch: Launch
}

const Clock = ({ opened }: Pick<LobbyRowProps, 'opened'>) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const now = useServerNow()
  const { phase, issue } = issueNow(opened ?? undefined, now)
  if (opened === null) return null
  if (phase === 'none' || !issue) return <span className={styles.dim}>{t('clock.noIssue')}</span>
  if (phase !== 'open') return <span className={styles.dim}>{t('clock.closed')}</span>
  const left = Date.parse(issue.sealAt) - now
  if (left > DAY_MS) {
    return (
      <>
        <span className={styles.dim}>{t('slip.closes')}</span>
        <span>{format.instant(issue.sealAt, 'dayTime')}</span>
      </>
    )
  }
  return (
    <>
      <span className={styles.dim}>{t('clock.closesIn')}</span>
      <b role="timer">{format.countdown(left)}</b>
    </>
  )
}

/** A lottery with its last result and how long bets are taken. */
export const LobbyRow = ({ game, opened, launch }: LobbyRowProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const last = opened?.last
  return (
    <li>
      <Link to={`${lotteryPath(game)}${launchQuery(launch)}`} className={styles.row}>
        <Picture src={game.iconUrl} width={64} height={64} className={styles.art} />
        <span className={styles.name}>
          <b>{game.gameName}</b>
          <span className={styles.dim}>
            <DrawTimes lottery={game} />
          </span>
        </span>
        <span className={styles.last}>
          {opened?.awaiting && <span className={styles.dim}>{t('head.awaiting', { issue: format.issue(opened.awaiting.numero) })}</span>}
          {last && (
            <>
              <span className={styles.dim}>{t('head.last', { issue: format.issue(last.numero) })}</span>
              <DrawFigures
                small
                draw={last.result}
                label={t('head.lastLabel', { issue: format.issue(last.numero), digits: drawText(last.result) })}
              />
            </>
          )}
        </span>
        <span className={styles.clock}>
          <Clock opened={opened} />
        </span>
      </Link>
    </li>
  )
}
