import type { SentOf } from '@portico/contract/kit/call'
import type { recordFile } from '@portico/contract/records/calls'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { useDownload } from '../hooks/use-download.ts'

interface FileButtonsProps {
  readonly filter: Omit<SentOf<typeof recordFile>, 'form'>
  /** How many movements the CSV has, once that is known. */
  readonly count: number | undefined
}

/** The filter's movements as CSV, and the statement of its days as PDF. */
export const FileButtons = ({ filter, count }: FileButtonsProps) => {
  const { t } = useTranslation('movements')
  const { busy, download } = useDownload()
  return (
    <>
      <Button
        look="text"
        icon={<FileText aria-hidden="true" />}
        busy={busy === 'PDF'}
        onClick={() => void download({ form: 'PDF', from: filter.from, to: filter.to })}
      >
        {t('file.pdf')}
      </Button>
      <Button
        look="ghost"
        icon={<Download aria-hidden="true" />}
        busy={busy === 'CSV'}
        disabled={count === 0}
        onClick={() => void download({ form: 'CSV', ...filter })}
      >
        {t('file.csv', { count: count ?? 0 })}
      </Button>
    </>
  )
}
