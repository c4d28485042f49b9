import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To
  /** Takes the place of the present address in the history. */
  readonly replace?: boolean
  /** What the new place in the history remembers. */
  readonly state?: unknown
}

const isElsewhere = (target?: string): boolean => target !== undefined && target !== '_self'

/**
 * A link to an address of this app. The router's own brings the prefetching, forms and fetchers of a framework along, three
 * kilobytes of every start.
 */
export const Link = ({ to, replace, state, onClick, children, ...rest }: LinkProps) => {
  const href = useHref(to)
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(replace !== undefined && { replace }) })
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && !isElsewhere(rest.target)) go(event)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** A link that says so while its page is the one that shows. */
export const PageLink = ({ to, ...rest }: LinkProps & { readonly to: string }) => {
  const { pathname } = useLocation()
  return <Link {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />
}
