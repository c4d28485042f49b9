import { LINK_COLUMNS } from '@portico/contract/register-link/file-shapes'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { useToasts } from '../../ui/toast/toasts.ts'
import { useRegisterLinksFileMutation } from './api.ts'
import { linksQuestion, type LinksView } from './view.ts'

/** Has the gateway write every link that the filters match, and the browser load that. */
export const ExportLinks = ({ view, total }: { readonly view: LinksView; readonly total: number | undefined }) => {
  const { t } = useTranslation(['registerCenter', 'errors'])
  const toasts = useToasts()
  const [ask, { isLoading }] = useRegisterLinksFileMutation()
  const load = async () => {
    const { pageSize: _, after: _after, before: _before, ...filter } = linksQuestion(view, 1)
    const { data, error } = await ask({ filter, columns: LINK_COLUMNS.map((id) => ({ id, name: t(`file.${id}`) })) })
    if (!data) return toasts.show(t(`errors:${failureKey(error)}`), 'negative')
    const link = document.createElement('a')
    link.href = data.path
    link.download = ''
    link.click()
  }
  return (
    <Button look="ghost" size="small" icon={<Download aria-hidden="true" />} busy={isLoading} disabled={!total} onClick={() => void load()}>
      {t('export')}
    </Button>
  )
}
