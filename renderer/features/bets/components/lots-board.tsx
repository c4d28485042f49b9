import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { lotsByStation } from '@portico/lottery/vn/stations'
import { cx } from '../../../lib/cx.ts'
import { useNames } from '../hooks/use-names.ts'
import styles from './lots-board.module.css'

interface LotsBoardProps {
  readonly draw: Extract<Draw, { lots: unknown }>
  readonly label: string
}

/** How many digits of a prize are bet on most. */
const BET_ON = 2

/** Every prize of a Vietnamese draw, station by station where it has several, the last two digits of each number set apart. */
export const LotsBoard = ({ draw, label }: LotsBoardProps) => {
  const names = useNames()
  return (
    <table className={styles.board} aria-label={label}>
      {[...lotsByStation(draw.lots)].map(([station, lots]) => (
        <tbody key={station}>
          {station !== '' && (
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.station}>
                {names.word(station)}
              </th>
            </tr>
          )}
          {Object.keys(lots)
            .toSorted()
            .map((lot) => (
              <tr key={lot} className={cx(lot === 'db' && styles.special)}>
                <th scope="row">{names.prize(lot)}</th>
                <td>
                  <span className={styles.numbers}>
                    {(lots[lot] ?? []).map((number, index) => (
                      <span key={index}>
                        {number.slice(0, -BET_ON)}
                        <b>{number.slice(-BET_ON)}</b>
                      </span>
                    ))}
                  </span>
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}
