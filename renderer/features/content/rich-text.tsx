import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { directionOf } from '../../i18n/direction.ts'
import { cx } from '../../lib/cx.ts'
import styles from './rich-text.module.css'

interface RichTextProps {
  readonly html: string
  /** The tag of the language it is written in, where that is not the page's. */
  readonly lang?: string | null | undefined
  /** Runs before a link to another page of the site is followed. */
  readonly onLeave?: (() => void) | undefined
  readonly className?: string | undefined
}

/** The page of ours that a plain click leads to, if any. */
const pageOf = (event: MouseEvent): string | undefined => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return undefined
  const href = event.target.closest('a')?.getAttribute('href')
  return href?.startsWith('/') ? href : undefined
}

/** Words an operator wrote as HTML, shown once they have been cleaned; the cleaner loads with the first of them. */
export const RichText = ({ html, lang, onLeave, className }: RichTextProps) => {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    let current = true
    void import('./sanitise.ts').then(({ sanitise }) => {
      if (current) box.current?.replaceChildren(sanitise(html))
    })
    return () => {
      current = false
    }
  }, [html])
  useEffect(() => {
    const element = box.current
    const follow = (event: MouseEvent) => {
      const page = pageOf(event)
      if (page === undefined) return
      event.preventDefault()
      onLeave?.()
      void navigate(page)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate, onLeave])
  return <div ref={box} className={cx(styles.text, className)} {...(lang && { lang, dir: directionOf(lang) })} />
}
