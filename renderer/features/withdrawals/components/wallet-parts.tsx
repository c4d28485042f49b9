import { unitsOf } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { isBalanceHidden } from '../../wallet/index.ts'
import { useWalletPartsQuery } from '../api.ts'
import styles from '../withdrawals.module.css'

/** What of a member's money can go out, what is staked, and what is on its way; nothing while it is not known. */
export const WalletParts = () => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  const { data, isError, refetch } = useWalletPartsQuery({})
  if (!data && isError) return <ErrorLine of={t('parts.free')} onRetry={() => void refetch()} />
  if (!data || isBalanceHidden()) return null
  const { free, bonus, openBets, setAside, onItsWay, owed } = data
  const parts = [
    { name: t('parts.free'), amount: free },
    ...(bonus ? [{ name: t('parts.bonus'), amount: bonus }] : []),
    ...(openBets.count > 0 ? [{ name: t('parts.openBets', { count: openBets.count }), amount: openBets.stake }] : []),
    ...[
      { name: t('parts.setAside'), amount: setAside },
      { name: t('parts.onItsWay'), amount: onItsWay },
      { name: t('parts.owed'), amount: owed },
    ].filter(({ amount }) => unitsOf(amount) > 0n),
  ]
  return (
    <dl className={styles.parts}>
      {parts.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{format.money(amount, { min: 0 })}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
