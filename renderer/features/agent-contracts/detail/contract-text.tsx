import { useTranslation } from 'react-i18next'
import styles from './detail.module.css'

interface ContractTextProps {
  /** Language-neutral, the same on both sides to the byte. */
  readonly text: string
  /** Of the text, in hex. */
  readonly hash: string
  readonly version?: number
}

/** The text that both sides hold, with its hash. */
export const ContractText = ({ text, hash, version }: ContractTextProps) => {
  const { t } = useTranslation('contracts')
  return (
    <section>
      <h2>{version === undefined ? t('text.title') : t('text.version', { number: version })}</h2>
      <details className={styles.text}>
        <summary>{t('text.open')}</summary>
        <pre>{text}</pre>
      </details>
      <p className={styles.hash}>sha256 {hash}</p>
    </section>
  )
}
