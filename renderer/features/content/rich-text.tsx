import { useEffect, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './rich-text.module.css'

/** Words an operator wrote as HTML, shown once they have been cleaned; the cleaner loads with the first of them. */
export const RichText = ({ html, className }: { readonly html: string; readonly className?: string | undefined }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    void import('./sanitise.ts').then(({ sanitise }) => {
      if (current) box.current?.replaceChildren(sanitise(html))
    })
    return () => {
      current = false
    }
  }, [html])
  return <div ref={box} className={cx(styles.text, className)} />
}
