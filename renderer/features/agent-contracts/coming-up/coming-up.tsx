import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LIVE } from '../../../core/office-page/live.ts'
import { usePayKindName } from '../../../core/office-page/use-pay-kind-name.ts'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { type Panel, useContractPanelQuery } from '../panel-api.ts'
import side from '../../../core/office-page/side-head.module.css'
import { useContractsRunningQuery } from './api.ts'
import { useRunningWords } from './use-running-words.ts'
import styles from './coming-up.module.css'

/** As many as its place holds. */
const MOST = 5

type Coming = Panel['pays'][number] & { readonly change: Panel['calendar'][number]['change'] | 'pays' }

const comingOf = ({ pays, calendar }: Panel): readonly Coming[] =>
  [...pays.map((each) => ({ ...each, change: 'pays' as const })), ...calendar]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, MOST)

/** What contracts pay and change next, in order of time [AGENT-01]. */
export const ComingUp = () => {
  const { t } = useTranslation('agentDay')
  const format = useFormat()
  const kindName = usePayKindName()
  const title = useId()
  const { data, isError, refetch } = useContractPanelQuery({}, LIVE)
  // Failure not shown: what comes stands without how far it is.
  const { data: running } = useContractsRunningQuery({}, LIVE)
  const wordsOf = useRunningWords()
  const farOf = (id: string) => running?.list.filter((each) => each.id === id).map(wordsOf)[0]
  const coming = data && comingOf(data)
  return (
    <section className={styles.coming} aria-labelledby={title} aria-busy={!coming && !isError}>
      <header className={side.head}>
        <h2 id={title}>{t('comingUp.title')}</h2>
        <Link to={paths.agent('agentContracts')} className={styles.all}>
          {t('comingUp.all')}
        </Link>
      </header>
      {!data && isError && <ErrorLine onRetry={() => void refetch()} />}
      {!data && !isError && Array.from({ length: MOST }, (_, index) => <Skeleton key={index} height="18px" />)}
      {coming?.length === 0 && <p className={styles.none}>{t('comingUp.none')}</p>}
      <ol>
        {coming?.map(({ at, change, contract }) => (
          <li key={`${at} ${change} ${contract.id}`}>
            <time dateTime={at}>{format.instant(at, 'dayTime')}</time>
            <Link to={paths.agentContract(contract.id)}>
              {t(`comingUp.${change}`, { name: contract.code, kind: kindName(contract.kind) })}
            </Link>
            <span className={styles.note}>
              {change === 'pays'
                ? (farOf(contract.id) ?? format.ago(at, Date.parse(data!.serverNow)))
                : t('comingUp.holder', { account: contract.holder })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
