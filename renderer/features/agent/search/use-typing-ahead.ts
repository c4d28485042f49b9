import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { dialogClosed, dialogOpened, selectDialogs } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'

/** While the search's code is on its way, keeps what is typed for its field; Escape calls it off. */
export const useTypingAhead = (): void => {
  const dispatch = useAppDispatch()
  const request = useSelector(selectDialogs).find(({ kind }) => kind === 'agentSearch')
  const pending = request !== undefined
  const words = (request?.kind === 'agentSearch' && request.words) || ''
  useEffect(() => {
    if (!pending) return undefined
    const press = (event: KeyboardEvent) => {
      // From here on the dialog reads the keys.
      if (event.isComposing || document.querySelector('dialog[open]')) return
      if (event.key === 'Escape') dispatch(dialogClosed('agentSearch'))
      else if (event.key === 'Backspace') dispatch(dialogOpened({ kind: 'agentSearch', words: words.slice(0, -1) }))
      else if ([...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        dispatch(dialogOpened({ kind: 'agentSearch', words: words + event.key }))
      } else return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [dispatch, pending, words])
}
