import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import type { Panel } from '../panel-api.ts'
import { usePayKindName } from '../../../core/office-page/use-pay-kind-name.ts'
import { paths } from '../../../core/paths.ts'
import styles from './list.module.css'

/** What changes when: last answers, beginnings and ends, in order of time. */
export const Calendar = ({ changes }: { readonly changes: Panel['calendar'] }) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const kindName = usePayKindName()
  return (
    <section className={styles.calendar} aria-labelledby="contracts-calendar">
      <h2 id="contracts-calendar">{t('calendar.title')}</h2>
      <ol>
        {changes.map(({ at, change, contract }) => (
          <li key={`${at} ${change} ${contract.id}`}>
            <time dateTime={at}>{format.instant(at, 'moment')}</time>
            <span>
              <Link to={paths.agentContract(contract.id)}>{contract.code}</Link>{' '}
              {t(`calendar.${change}`, {
                kind: kindName(contract.kind),
                holder: contract.holder,
                payer: contract.payer ?? t('company'),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
