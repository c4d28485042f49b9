import Search from 'lucide-react/icons/search'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { isWriting } from '../../../core/office-table/shortcuts.ts'
import { useTypingAhead } from './use-typing-ahead.ts'
import styles from './search-button.module.css'

/** Looks like a field and opens the search; Ctrl K does the same from anywhere in the office. */
export const SearchButton = () => {
  const { t } = useTranslation('agent')
  const dispatch = useAppDispatch()
  useTypingAhead()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // In a field the key is the field's: it deletes to the end of the line on a Mac.
      if (isWriting(event)) return
      event.preventDefault()
      dispatch(dialogOpened({ kind: 'agentSearch' }))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [dispatch])
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={t('search.title')}
      className={styles.button}
      onClick={() => dispatch(dialogOpened({ kind: 'agentSearch' }))}
    >
      <Search aria-hidden="true" />
      <span className={styles.words}>{t('search.title')}</span>
      <kbd aria-hidden="true">{t('search.keys')}</kbd>
    </button>
  )
}
