import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import styles from './factors.module.css'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** The ten codes, which nobody can show again: to copy, to save, and then to go on. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const { t } = useTranslation('factors')
  const [copied, setCopied] = useState(false)
  const text = codes.join('\n')
  return (
    <div className={styles.setup}>
      <ul className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          icon={<Copy aria-hidden="true" />}
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {t(copied ? 'copied' : 'codes.copy')}
        </Button>
        <Button
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(`${brand.id}-recovery-codes.txt`, `${brand.name}\n\n${text}\n`, 'text/plain')}
        >
          {t('codes.save')}
        </Button>
        <Button look="primary" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  )
}
