import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { menuRow, Popover } from '../../../ui/menu/menu.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useLotteriesQuery } from '../api.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { useFactText } from '../hooks/use-fact-text.ts'
import { useIssue } from '../hooks/use-issue.ts'
import { factsOf } from '../model/facts.ts'
import { DrawFigures, drawText } from '../../bets/index.ts'
import { shortNumero } from '../model/issue.ts'
import { lotteryPath } from '../model/launch.ts'
import { Countdown } from './countdown.tsx'
import { DrawTimes } from './draw-times.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import styles from './head.module.css'

/** Most facts that fit above the numbers. */
const FACTS = 2

const LastResult = ({ last }: { last: DrawResult | null | undefined }) => {
  const { t } = useTranslation('lottery')
  const facts = useFactText()
  if (last === undefined) return <Skeleton width="232px" height="64px" />
  if (last === null) return <p className={styles.meta}>{t('head.noResult')}</p>
  const { result } = last
  const issue = shortNumero(last.numero)
  return (
    <>
      <p className={styles.meta}>
        {t('head.last', { issue })}
        {' · '}
        <b>
          {factsOf(result)
            .slice(0, FACTS)
            .map((fact) => facts.full(fact))
            .join(' · ')}
        </b>
      </p>
      <DrawFigures key={last.numero} draw={result} label={t('head.lastLabel', { issue, digits: drawText(result) })} />
    </>
  )
}

/** Which lottery, its last result, and how long bets are taken. */
export const Head = ({ backUrl }: { backUrl: string | undefined }) => {
  const { t } = useTranslation('lottery')
  const { lottery } = useBetPanel()
  const { issue, opened } = useIssue()
  const { data } = useLotteriesQuery({})
  const [rules, setRules] = useState(false)
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <div className={styles.title}>
          {backUrl && (
            <Link to={backUrl} aria-label={t('lobby.back')} className={styles.change}>
              <ChevronLeft aria-hidden="true" />
            </Link>
          )}
          <h1>{lottery.gameName}</h1>
          <Popover label={t('head.change')} trigger={<ChevronDown aria-hidden="true" />} triggerClassName={styles.change} align="start">
            {data?.games.map((game) => (
              <Link
                key={game.gameCode}
                to={lotteryPath(game)}
                className={menuRow}
                aria-current={game.gameCode === lottery.gameCode ? 'page' : undefined}
              >
                {game.gameName}
              </Link>
            ))}
          </Popover>
        </div>
        <p className={styles.facts}>
          <span>{issue ? t('head.issue', { numero: issue.numero }) : t('head.noIssue')}</span>
          <span>
            <DrawTimes lottery={lottery} />
          </span>
          {opened?.awaiting && <span>{t('head.awaiting', { issue: shortNumero(opened.awaiting.numero) })}</span>}
          <button type="button" className={styles.rules} onClick={() => setRules(true)}>
            {t('head.rules')}
          </button>
        </p>
      </div>
      <div className={styles.last} aria-busy={opened === undefined}>
        <LastResult last={opened?.last} />
      </div>
      <div className={styles.clock}>
        <Countdown />
      </div>
      {rules && <RulesDialog onClose={() => setRules(false)} />}
    </header>
  )
}
