import type { SentOf } from '@portico/contract/kit/call'
import type { recordFile } from '@portico/contract/records/calls'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useRecordFileMutation } from '../api.ts'

/** Asks for the address of a file and has the browser load it; a refusal is said in a toast. */
export const useDownload = () => {
  const { t } = useTranslation('errors')
  const { show } = useToasts()
  const [ask, { isLoading, originalArgs }] = useRecordFileMutation()
  return {
    busy: isLoading ? originalArgs?.form : undefined,
    download: async (request: SentOf<typeof recordFile>) => {
      const { data, error } = await ask(request)
      if (error) show(t(failureKey(error)), 'negative')
      if (!data) return
      const link = document.createElement('a')
      link.href = data.path
      link.download = ''
      link.click()
    },
  }
}
