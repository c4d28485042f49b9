import { useMemo } from 'react'
import type { Bet } from '@portico/contract/bets/shapes'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { playOf } from '@portico/lottery/catalogue'
import { cx } from '../../../../lib/cx.ts'
import { useNames } from '../../../bets/index.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { litRows } from '../../model/lit.ts'
import styles from './result.module.css'

/** What was chosen, each number lit when it comes and dimmed when it can no longer. */
export const LitSelection = ({ bet, draw, landed }: { bet: Bet; draw: Draw | undefined; landed: number }) => {
  const names = useNames()
  const { lottery } = useBetPanel()
  const rows = useMemo(() => {
    const play = playOf(lottery.type, bet.play)
    return play && draw ? litRows(bet, play, draw, landed) : []
  }, [lottery.type, bet, draw, landed])
  const marked = rows.flat().some(({ state }) => state !== 'open')
  if (!marked) return <p className={styles.selection}>{names.selection(bet)}</p>
  return (
    <p className={styles.rows} role="img" aria-label={names.selection(bet)}>
      {rows.map(
        (row, index) =>
          row.length > 0 && (
            <span key={index} className={styles.row}>
              {row.map(({ token, state }) => (
                <i key={token} className={cx(styles.token, styles[state])}>
                  {/^\d/.test(token) ? token : names.word(token)}
                </i>
              ))}
            </span>
          ),
      )}
    </p>
  )
}
