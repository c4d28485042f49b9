import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** One titled part of the gallery. */
export const Block = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.block} aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
)

export const Line = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>
