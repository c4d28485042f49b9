import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Link } from '../../../lib/link.tsx'
import { accountAddress } from '../account/account-address.ts'
import { useTeamMembersQuery } from '../api.ts'
import { decimalsOf } from '../../../core/office-page/figures.ts'
import type { View } from '../model/view.ts'
import { Figure } from '../../../core/office-page/figure.tsx'
import { LIVE } from '../../../core/office-page/live.ts'
import styles from './rows-drawer.module.css'

const FIGURES = ['stake', 'payout', 'rebate', 'profit', 'validBet', 'deposits', 'withdrawals', 'balance'] as const

/** Who the account is and its figures of the range. */
export const AccountFacts = ({ account, view }: { account: string; view: View }) => {
  const { t } = useTranslation('agent')
  const format = useFormat()
  const { currentData, isError, refetch } = useTeamMembersQuery(
    { ...view.days, scope: view.scope, account, sort: 'account', order: 'asc', pageSize: 200 },
    LIVE,
  )
  const member = currentData?.list.find((row) => row.account === account)
  const decimals = decimalsOf(FIGURES.flatMap((name) => member?.figures[name] ?? []))
  return (
    <div className={styles.facts} aria-busy={!currentData && !isError}>
      {!currentData && isError && <ErrorLine onRetry={() => void refetch()} />}
      <p className={styles.who}>
        {member && (
          <>
            <span>{member.nickname}</span>
            <Link to={accountAddress(member.account)}>{t('account.details')}</Link>
            {member.agent && <Tag tone="accent">{t('account.agent')}</Tag>}
            {member.state === 'BLOCKED' && <Tag tone="negative">{t('state.BLOCKED')}</Tag>}
            <span className={styles.dim}>
              {t('account.place', { level: format.number(member.level), downlines: format.number(member.downlines) })}
            </span>
            <span className={styles.dim}>{t('account.joined', { day: format.instant(member.joinedAt, 'date') })}</span>
          </>
        )}
      </p>
      <dl className={styles.figures}>
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{t(`column.${name}`)}</dt>
            <dd>{member ? <Figure value={member.figures[name]} decimals={decimals} signed={name === 'profit'} /> : '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
