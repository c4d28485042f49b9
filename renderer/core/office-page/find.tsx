import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../office-table/shortcuts.ts'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { LONGEST_NAME } from './team-range.ts'
import styles from './find.module.css'

/** Words reach the address once the typing rests. */
const REST_MS = 300

interface FindProps {
  readonly value: string
  readonly onFind: (value: string) => void
  /** What is found; an account unless said. */
  readonly label?: string
}

/** Finds rows by a name, once the typing rests; `/` leads here. */
export const Find = ({ value, onFind, label }: FindProps) => {
  const { t } = useTranslation('tables')
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [known, setKnown] = useState({ address: value, sent: value })
  if (known.address !== value) {
    setKnown({ address: value, sent: value })
    // What we sent ourselves comes back here while the reader may already have typed on.
    if (known.sent !== value) setText(value)
  }
  useEffect(() => {
    if (text === value) return undefined
    const timer = setTimeout(() => {
      setKnown({ address: value, sent: text })
      onFind(text)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [text, value, onFind])
  useKeys({ '/': () => field.current?.focus() })
  return (
    <TextInput
      dense
      ref={field}
      type="search"
      className={styles.find}
      aria-label={label ?? t('find')}
      placeholder={label ?? t('find')}
      maxLength={LONGEST_NAME}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
