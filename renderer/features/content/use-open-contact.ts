import { DESK_CHAT_PATH } from '@portico/contract/desk-chat/shapes'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { failureKey } from '../../api/failure.ts'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch, usePlatform } from '../../core/hooks.ts'
import { useToasts } from '../../ui/toast/toasts.ts'
import { selectSystem } from '../system/index.ts'
import { useOpenChatMutation } from './site-api.ts'

/** Opens a way to the customer service: a page of ours in place, anything else outside. Says so when it is no longer offered. */
export const useOpenContact = (): { readonly open: (path: string) => void; readonly busy: boolean } => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const platform = usePlatform()
  const { i18n } = useTranslation()
  const toasts = useToasts()
  const { status, locked } = useSelector(selectSystem)
  const closed = status !== 0 || locked
  const [ask, { isLoading }] = useOpenChatMutation()
  const open = async (path: string): Promise<void> => {
    try {
      const { chatUrl } = await ask({ path }).unwrap()
      // A page of ours stands behind the notice that the site is closed.
      if (chatUrl.startsWith('/') && closed) toasts.show(i18n.t('dialogs:contactLater'), 'neutral')
      // The desk's own chat opens over whatever page is shown.
      else if (chatUrl === DESK_CHAT_PATH) dispatch(dialogOpened({ kind: 'deskChat' }))
      else if (chatUrl.startsWith('/')) void navigate(chatUrl)
      else if (/^(mailto|tel):/.test(chatUrl)) location.href = chatUrl
      else platform.openExternal(chatUrl)
    } catch (error) {
      await i18n.loadNamespaces('errors')
      toasts.show(i18n.t(`errors:${failureKey(error)}`), 'negative')
    }
  }
  return { open: (path) => void open(path), busy: isLoading }
}
