import type { HTMLAttributes } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './card.module.css'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'aside'
  /** No inner padding, for cards split into cells. */
  readonly flush?: boolean | undefined
}

export const Card = ({ as: Element = 'div', flush, className, ...rest }: CardProps) => (
  <Element {...rest} className={cx(styles.card, flush && styles.flush, className)} />
)
