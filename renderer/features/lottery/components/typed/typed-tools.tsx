import Eraser from 'lucide-react/icons/eraser'
import FileUp from 'lucide-react/icons/file-up'
import ListPlus from 'lucide-react/icons/list-plus'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useToasts } from '../../../../ui/toast/toasts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { everyNumber } from '../../model/random.ts'
import styles from './typed.module.css'

/** Far more than every number there is; a file beyond it is no list of numbers. */
const MOST_BYTES = 4 * 1024 * 1024

interface Props {
  readonly text: string
  readonly onText: (text: string) => void
  /** Adds to what is there. */
  readonly onMore: (text: string) => void
}

/** Numbers from a file, all there are (to be filtered), or none. */
export const TypedTools = ({ text, onText, onMore }: Props) => {
  const { t } = useTranslation('tools')
  const format = useFormat()
  const { typing } = useBetPanel()
  const toasts = useToasts()
  const input = useRef<HTMLInputElement>(null)
  const length = typing?.length ?? 0
  const read = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MOST_BYTES) toasts.show(t('typed.fileTooLarge', { name: file.name }), 'negative')
    else onMore(await file.text())
  }
  return (
    <div className={styles.tools}>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,text/plain"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('typed.file')}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button look="ghost" size="small" icon={<FileUp aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('typed.upload')}
      </Button>
      <Button look="ghost" size="small" icon={<ListPlus aria-hidden="true" />} onClick={() => onText(everyNumber(length))}>
        {t('typed.every', { count: 10 ** length, number: format.number(10 ** length) })}
      </Button>
      {text !== '' && (
        <Button look="text" size="small" icon={<Eraser aria-hidden="true" />} onClick={() => onText('')}>
          {t('typed.clear')}
        </Button>
      )}
    </div>
  )
}
