import type { ContractEvent } from '@portico/contract/agent-contract/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from './detail.module.css'

/** What happened to a contract, by whom and when. */
export const History = ({ events }: { readonly events: readonly ContractEvent[] }) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  return (
    <section>
      <h2>{t('history.title')}</h2>
      <ol className={styles.rows}>
        {events.map(({ type, account, at, note }) => (
          <li key={`${type} ${at}`}>
            <span>
              {account === null ? t(`history.by.${type}`) : t(`history.${type}`, { account })}
              {note && <q className={styles.note}>{note}</q>}
            </span>
            <time className={styles.soft} dateTime={at}>
              {format.instant(at, 'moment')}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
