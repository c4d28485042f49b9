import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dialogOpened, selectDialogs } from '../../../app/dialogs.ts'
import { useAppDispatch, useAppSelector } from '../../../app/hooks.ts'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { NOTICES, useAnnouncementsQuery } from '../api.ts'
import { hasUnread } from '../unread.ts'

/** Opens the notices; its dot says that there are new ones [CHROME-04]. */
export const NoticeBell = () => {
  const { t } = useTranslation('content')
  const dispatch = useAppDispatch()
  // Closing the dialog is when the dot may go.
  useAppSelector(selectDialogs)
  const { data } = useAnnouncementsQuery(NOTICES)
  const unread = hasUnread(data?.list ?? [])
  return (
    <IconButton
      label={t(unread ? 'bellNew' : 'bell')}
      icon={<Bell strokeWidth={1.6} />}
      dot={unread}
      onClick={() => dispatch(dialogOpened({ kind: 'notices' }))}
    />
  )
}
