import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { LIVE } from '../../../core/office-page/live.ts'
import { AsOf } from '../../../core/office-table/as-of.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useTeamAccountQuery } from '../api.ts'
import { AccountLinks } from './account-links.tsx'
import { AccountPath } from './account-path.tsx'
import { AccountRates } from './account-rates.tsx'
import styles from './account-page.module.css'

/** Who an account of the team is, its place in the line, and the way to all that is known of it [AGENT-11]. */
export const AccountPage = ({ account }: { readonly account: string }) => {
  const { t } = useTranslation(['teamRecords', 'agent', 'errors'])
  const format = useFormat()
  const { currentData: member, error, isFetching, refetch } = useTeamAccountQuery({ account }, LIVE)
  const back = (
    <Link to={{ search: '' }} className={styles.back} aria-label={t('account.back')}>
      <ArrowLeft aria-hidden="true" />
    </Link>
  )
  if (!member)
    return (
      <>
        {back}
        {error ? <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} /> : <Skeleton height="420px" />}
      </>
    )
  const facts = [
    [t('agent:column.balance'), format.money(member.balance, { min: 0 })],
    [t('agent:column.level'), format.number(member.level)],
    [t('agent:column.downlines'), format.number(member.downlines)],
    [t('agent:column.joinedAt'), format.instant(member.joinedAt, 'date')],
    [t('agent:column.seenAt'), member.seenAt ? format.ago(member.seenAt, Date.parse(member.serverNow), 'narrow') : t('agent:never')],
  ] as const
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        {back}
        <h1>{member.account}</h1>
        {member.nickname !== member.account && <bdi className={styles.soft}>{member.nickname}</bdi>}
        {member.agent && <Tag tone="accent">{t('agent:account.agent')}</Tag>}
        <Tag tone={member.state === 'BLOCKED' ? 'negative' : 'neutral'}>{t(`agent:state.${member.state}`)}</Tag>
        <span className={styles.when}>
          <AsOf
            at={member.serverNow}
            currency={member.balance.currency}
            old={Boolean(error)}
            busy={isFetching}
            onRefresh={() => void refetch()}
          />
        </span>
      </header>
      <AccountPath path={member.path} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AccountLinks account={member.account} level={member.level} agent={member.agent} />
      <div className={styles.columns}>
        <section>
          <h2>{t('account.contacts')}</h2>
          {member.contacts.length + member.payees.length === 0 && <p className={styles.soft}>{t('account.noContacts')}</p>}
          <ul className={styles.rows}>
            {member.contacts.map(({ kind, masked, boundAt }) => (
              <li key={kind}>
                <span>{t(`account.contact.${kind}`)}</span>
                <bdi dir="ltr">{masked}</bdi>
                <small>{t('account.provedAt', { day: format.instant(boundAt, 'date') })}</small>
              </li>
            ))}
            {member.payees.map((payee) => (
              <li key={payee.institutionName + payee.account}>
                <span>{payee.institutionName}</span>
                <bdi dir="ltr">{payee.account}</bdi>
                <small>
                  <bdi>{payee.name}</bdi>
                </small>
              </li>
            ))}
          </ul>
          {member.contacts.length + member.payees.length > 0 && <p className={styles.note}>{t('account.masked')}</p>}
        </section>
        <AccountRates memberId={member.memberId} account={member.account} />
      </div>
    </article>
  )
}
