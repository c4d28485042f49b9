import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { SlipChosen } from './slip-chosen.tsx'
import { SlipLines } from './slip-lines.tsx'
import styles from './slip.module.css'

/** The list and the bet on the board, which scroll where there is little room. */
export const SlipBody = () => {
  const { listed } = useBetPanel()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too
    <div className={styles.body} tabIndex={-1}>
      {listed.length > 0 && <SlipLines lines={listed} editable />}
      <SlipChosen />
    </div>
  )
}
