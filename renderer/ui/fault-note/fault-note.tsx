import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { ReactNode } from 'react'
import styles from './fault-note.module.css'

/** Says, in a form or a dialog, why what was asked for did not happen; read out at once. */
export const FaultNote = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={styles.note}>
    <CircleAlert aria-hidden="true" />
    <span>{children}</span>
  </p>
)
