import type { LineStep } from '@portico/contract/agent/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import styles from './office.module.css'

/** The accounts from the reader to the receiver. Money goes to those directly below alone: who is deeper is told through whom. */
export const PathPanel = ({ path }: { readonly path: readonly LineStep[] }) => {
  const { t } = useTranslation('transfers')
  const format = useFormat()
  const to = path.at(-1)?.account ?? ''
  const level = path.length - 1
  return (
    <section aria-label={t('path.check')} className={styles.path}>
      <h2>{t('path.check')}</h2>
      <ol>
        {path.map(({ account, nickname }, index) => (
          <li key={account}>
            <Avatar small name={account} />
            <span>
              <b>{account}</b>
              <small>{index === 0 ? t('path.you') : t('path.level', { name: nickname, level: format.number(index) })}</small>
            </span>
          </li>
        ))}
      </ol>
      {level === 0 && <FaultNote>{t('path.self')}</FaultNote>}
      {level > 1 && <FaultNote>{t('path.deep', { to, level: format.number(level), through: path[1]?.account })}</FaultNote>}
      {level === 1 && <p className={styles.soft}>{t('path.direct', { to })}</p>}
    </section>
  )
}
