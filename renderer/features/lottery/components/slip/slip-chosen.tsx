import Info from 'lucide-react/icons/info'
import Plus from 'lucide-react/icons/plus'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { cx } from '../../../../lib/cx.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useNames } from '../../../bets/index.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useMissing } from '../../hooks/use-missing.ts'
import { boardOf } from '../../model/choice.ts'
import { MOST_LINES } from '../../model/price.ts'
import { lineAdded } from '../../slice.ts'
import { LineOdds } from './line-odds.tsx'
import { MONEY } from './money-style.ts'
import { SlipSettings } from './slip-settings.tsx'
import { TooMany } from './too-many.tsx'
import styles from './slip.module.css'

/** What is chosen, place by place or as lists; a place that still needs a number is an empty socket. */
const Picks = () => {
  const { play, rows, form, typed, pricing } = useBetPanel()
  const names = useNames()
  const [field] = boardOf(play, form)
  const sockets = !pricing.ok && !typed && field?.kind === 'places' && !field.mayBeEmpty ? (rows[field.key] ?? []) : undefined
  if (!pricing.ok && !sockets) return null
  const parts = pricing.ok
    ? names.parts(pricing.priced.line)
    : (sockets ?? []).map((row) => (row.length > 0 ? (names.parts({ play: play.id, selection: { places: [[...row]] } })[0] ?? '') : ''))
  const sign = sockets || (pricing.ok && pricing.priced.factors.length > 0) ? '×' : '·'
  return (
    <p className={styles.picks}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <span className={styles.times} aria-hidden="true">
              {sign}
            </span>
          )}
          <span className={cx(styles.pick, /^\d{2,}$/.test(part) && styles.spaced, part === '' && styles.socket)}>{part || '?'}</span>
        </Fragment>
      ))}
    </p>
  )
}

/** The bet on the board: what it is, what it costs, or what it still lacks. Left out while nothing is chosen and a list stands. */
export const SlipChosen = () => {
  const { t } = useTranslation(['lottery', 'errors'])
  const format = useFormat()
  const { lottery, member, play, pricing, listed, emptied } = useBetPanel()
  const names = useNames()
  const dispatch = useAppDispatch()
  const missing = useMissing()
  const chosen = pricing.ok ? pricing.priced : undefined
  if (missing.nothing && listed.length > 0) return null
  return (
    <div className={styles.current}>
      <div className={styles.over}>
        <span className={styles.dim}>{t('slip.onBoard')}</span>
        {chosen && (
          <Button
            look="text"
            size="small"
            icon={<Plus aria-hidden="true" />}
            disabled={listed.length >= MOST_LINES}
            onClick={() => dispatch(lineAdded({ gameCode: lottery.gameCode, line: chosen.line, emptied }))}
          >
            {t('slip.add')}
          </Button>
        )}
      </div>
      <p className={styles.play}>
        <b>{names.play(play.id)}</b>
        {chosen && <span>{format.money(toMoney(chosen.quote.stake, member.currency), MONEY)}</span>}
      </p>
      <Picks />
      {chosen && <LineOdds priced={chosen} />}
      {!chosen && missing.nothing && <p className={styles.missing}>{t('slip.empty')}</p>}
      {!pricing.ok && missing.refused && (
        <p className={cx(styles.missing, styles.refused)}>
          {pricing.notes === undefined ? t(`errors:${missing.refused}`) : <TooMany notes={pricing.notes} />}
        </p>
      )}
      {!chosen && !missing.nothing && listed.length > 0 && (
        <p className={styles.aside}>
          <Info aria-hidden="true" />
          {t('slip.notIncluded')} {missing.refused ? '' : missing.text}
        </p>
      )}
      <SlipSettings />
    </div>
  )
}
