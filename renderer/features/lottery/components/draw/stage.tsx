import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../../core/use-server-now.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { LotsBoard } from '../../../bets/index.ts'
import { DrawFigures } from '../../../../ui/draw-figures/draw-figures.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { type DrawEvent, useDrawEvent } from '../../hooks/use-draw-event.ts'
import { useFactText } from '../../hooks/use-fact-text.ts'
import { useIssue } from '../../hooks/use-issue.ts'
import { factsOf } from '../../model/facts.ts'
import { landedText, lotsSoFar, socketsOf } from '../../model/landing.ts'
import styles from './stage.module.css'

/** Most facts that stand under the numbers. */
const FACTS = 3
/** How much of a fingerprint is shown at each end. */
const SHOWN = 8

/** Bets are sealed: how long until the draw, and what was published of them. */
const Sealed = ({ numero }: { numero: string }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { issue } = useIssue()
  const { lottery } = useBetPanel()
  const now = useServerNow()
  const left = issue ? Date.parse(issue.drawAt) - now : 0
  const root = issue?.root
  return (
    <>
      <h3>{t('draw.closed', { issue: format.issue(numero) })}</h3>
      <p>{left > 0 ? t('draw.in', { left: format.countdown(left) }) : t('draw.late')}</p>
      <span className={styles.sockets} aria-hidden="true">
        {Array.from({ length: socketsOf(lottery.shape) }, (_, i) => (
          <i key={i} />
        ))}
      </span>
      {root && (
        <p className={styles.print}>
          {t('draw.fingerprint')} <bdi dir="ltr">{`${root.slice(0, SHOWN)} … ${root.slice(-SHOWN)}`}</bdi>
        </p>
      )}
    </>
  )
}

/** The numbers that have landed, and the sockets of the others. */
const Falling = ({ event }: { event: DrawEvent }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const facts = useFactText()
  const { result, count, numero, phase } = event
  if (!result) return null
  const issue = format.issue(numero)
  const label = t('head.lastLabel', { issue, digits: landedText(result, count) })
  const read = factsOf(result)
    .slice(0, FACTS)
    .map((fact) => facts.full(fact))
  return (
    <>
      <h3>{t('draw.title', { issue })}</h3>
      <p>{phase === 'landed' ? read.join(' · ') : t('draw.number', { at: Math.max(count, 1), of: event.total })}</p>
      {'lots' in result ? (
        <div className={styles.lots}>
          <LotsBoard draw={{ ...result, lots: lotsSoFar(result.lots, count) as typeof result.lots }} label={label} />
        </div>
      ) : (
        <DrawFigures draw={result} label={label} landed={count} />
      )}
    </>
  )
}

/** The draw, over the board, for who has a bet on it. Any press sends it away, and the result stands. */
export const Stage = () => {
  const { t } = useTranslation('lottery')
  const event = useDrawEvent()
  if (!event?.staged) return null
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside is the keyboard's way
    <div className={styles.stage} onClick={event.skip}>
      {event.result ? <Falling event={event} /> : <Sealed numero={event.numero} />}
      <button type="button" className={styles.skip} onClick={event.skip}>
        {event.result ? t('draw.skip') : t('draw.hide')}
      </button>
    </div>
  )
}
