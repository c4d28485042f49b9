import type { ControlOverview, PlayLimit } from '@portico/contract/control/shapes'
import { parseUnits } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../core/use-server-now.ts'
import { arrowOf } from '../../../i18n/direction.ts'
import { useFormat, useLanguage } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import styles from '../control.module.css'
import { sizeOf, useFigures } from '../use-figures.ts'

interface PartProps {
  readonly cell: PlayLimit
  readonly overview: ControlOverview
  readonly busy: boolean
}

const DAY_MS = 86_400_000

/** What a limit of this size leaves. */
const leftOf = ({ kind, used }: PlayLimit, limit: string): string => {
  if (kind === 'TIME') return String(Math.max(0, Number(limit) - Number(used)))
  const spent = parseUnits(used)
  const left = parseUnits(limit) - (spent > 0n ? spent : 0n)
  return left > 0n ? `${left / 10_000n}.${String(left % 10_000n).padStart(4, '0')}` : '0.0000'
}

/** Solid: used. Hatched: given up by a lower limit, or asked for by a higher one. */
const Bar = ({ cell, to }: { readonly cell: PlayLimit; readonly to: string }) => {
  const now = cell.limit === null ? sizeOf(to) : sizeOf(cell.limit)
  const whole = Math.max(now, sizeOf(to))
  const used = Math.max(0, Math.min(sizeOf(cell.used), whole))
  const percent = (size: number) => `${(Math.max(0, size) / whole) * 100}%`
  const raises = sizeOf(to) > now
  return (
    <span className={styles.bar} aria-hidden="true">
      <span data-used style={{ inlineSize: percent(Math.min(used, sizeOf(to))) }} />
      {used > sizeOf(to) && <span data-over style={{ inlineSize: percent(used - sizeOf(to)) }} />}
      <span style={{ flex: 1 }} />
      <span
        data-change={raises ? 'more' : 'less'}
        style={{ inlineSize: percent(raises ? sizeOf(to) - now : now - Math.max(used, sizeOf(to))) }}
      />
    </span>
  )
}

/** What a lower limit does, and the button that does it. */
export const LowerPart = ({ cell, overview, wish, busy }: PartProps & { readonly wish: { readonly figure: string } }) => {
  const { t } = useTranslation('control')
  const format = useFormat()
  const { tag } = useLanguage()
  const { figure } = useFigures(overview.currency)
  const to = wish.figure
  const left = leftOf(cell, to)
  const at = format.instant(cell.resetsAt, 'dayTime')
  return (
    <>
      <Bar cell={cell} to={to} />
      <dl className={styles.rows}>
        <div>
          <dt>{t(`editor.left.${cell.period}`)}</dt>
          <dd>
            {cell.remaining !== null && <span>{`${figure(cell.kind, cell.remaining)} ${arrowOf(tag)} `}</span>}
            <b>{figure(cell.kind, left)}</b>
          </dd>
        </div>
      </dl>
      {sizeOf(left) === 0 && <p className={styles.notice}>{t(`editor.shut.${cell.kind}`, { at })}</p>}
      {cell.raise && <p className={styles.notice}>{t('editor.takesBack')}</p>}
      <Button type="submit" look="primary" wide busy={busy}>
        {t(cell.limit === null ? 'editor.setTo' : 'editor.lowerTo', { sum: figure(cell.kind, to) })}
      </Button>
      <p className={styles.quiet}>{t('editor.lowerHint')}</p>
    </>
  )
}

interface RaisePartProps extends PartProps {
  readonly to: string
  readonly onAsk: () => void
  readonly onKeep: () => void
}

/** What asking for a higher limit means; asking and keeping look alike. */
export const RaisePart = ({ cell, overview, to, busy, onAsk, onKeep }: RaisePartProps) => {
  const { t } = useTranslation('control')
  const format = useFormat()
  const { figure } = useFigures(overview.currency)
  const now = useServerNow()
  const moment = (days: number) => format.instant(now + days * DAY_MS, 'moment')
  const month = overview.limits.find(({ kind, period }) => kind === 'LOSS' && period === 'MONTH')
  const sum = figure(cell.kind, cell.limit ?? '0.0000')
  if (overview.break) return <p className={styles.notice}>{t('editor.notInBreak')}</p>
  return (
    <>
      <Bar cell={cell} to={to} />
      <ol className={styles.steps}>
        <li>
          <b>{t('editor.until', { sum })}</b>
          <span>{t('editor.nowWord')}</span>
        </li>
        <li>
          <b>{t('editor.again')}</b>
          <span>{moment(1)}</span>
        </li>
        <li>
          <b>{t('editor.noAnswer', { sum })}</b>
          <span>{moment(7)}</span>
        </li>
      </ol>
      {month && (
        <dl className={styles.rows}>
          <div>
            <dt>{t('editor.result')}</dt>
            <dd>
              {format.signed({
                amount: month.used.startsWith('-') ? month.used.slice(1) : sizeOf(month.used) === 0 ? month.used : `-${month.used}`,
                currency: overview.currency,
              })}
            </dd>
          </div>
        </dl>
      )}
      <Button look="quiet" wide busy={busy} onClick={onAsk}>
        {t('editor.askFor', { sum: figure(cell.kind, to) })}
      </Button>
      <Button look="quiet" wide onClick={onKeep}>
        {t('editor.keep', { sum })}
      </Button>
    </>
  )
}
