import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { MAX_WORDS } from '../list-address.ts'
import styles from './lists.module.css'

const PAUSE_MS = 200

interface ListSearchProps {
  /** What is searched in, for a screen reader. */
  readonly label: string
  /** The words in the address. */
  readonly words: string
  readonly onWords: (words: string) => void
}

/** The name field of a list: trimmed, and asked for at a distance from the typing [LOBBY-08]. */
export const ListSearch = ({ label, words, onWords }: ListSearchProps) => {
  const { t } = useTranslation('games')
  const [typed, setTyped] = useState(words)
  const [sent, setSent] = useState(words)
  const [seen, setSeen] = useState(words)
  if (words !== seen) {
    setSeen(words)
    // Not what was typed here: a way back, or filters taken away.
    if (words !== sent) {
      setSent(words)
      setTyped(words)
    }
  }
  const tell = useRef(onWords)
  useEffect(() => {
    tell.current = onWords
  })
  useEffect(() => {
    const trimmed = typed.trim()
    if (trimmed === sent) return undefined
    const timer = setTimeout(() => {
      setSent(trimmed)
      tell.current(trimmed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, sent])
  return (
    <TextInput
      type="search"
      dense
      className={styles.name}
      icon={<Search aria-hidden="true" />}
      aria-label={label}
      placeholder={t('winner_name')}
      value={typed}
      maxLength={MAX_WORDS}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
