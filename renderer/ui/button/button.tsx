import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from '../../lib/link.tsx'
import { cx } from '../../lib/cx.ts'
import styles from './button.module.css'

/** `primary` is the one main action of a screen; everything else is quiet (filled), ghost (outlined) or text. */
export type ButtonLook = 'primary' | 'quiet' | 'ghost' | 'text'
export type ButtonSize = 'small' | 'medium' | 'large'

interface Shape {
  readonly look?: ButtonLook | undefined
  readonly size?: ButtonSize | undefined
  /** Takes the whole line. */
  readonly wide?: boolean | undefined
  /** Before the words. */
  readonly icon?: ReactNode
}

const classes = ({ look = 'quiet', size = 'medium', wide }: Shape, className?: string) =>
  cx(styles.button, styles[look], styles[size], wide && styles.wide, className)

export interface ButtonProps extends Shape, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: the button stays focusable, keeps its width and does nothing. */
  readonly busy?: boolean | undefined
}

export const Button = ({ look, size, wide, icon, busy, className, onClick, children, type = 'button', ...rest }: ButtonProps) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type -- a literal default, and the caller's own otherwise
    type={busy ? 'button' : type}
    aria-disabled={busy || rest['aria-disabled']}
    aria-busy={busy || undefined}
    className={classes({ look, size, wide }, className)}
    onClick={busy ? undefined : onClick}
  >
    {icon}
    {children}
  </button>
)

export interface ButtonLinkProps extends Shape, LinkProps {}

/** Looks like a button, goes somewhere. */
export const ButtonLink = ({ look, size, wide, icon, className, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={classes({ look, size, wide }, className)}>
    {icon}
    {children}
  </Link>
)
