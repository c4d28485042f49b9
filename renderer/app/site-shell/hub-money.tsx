import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../core/paths.ts'
import { BalanceFigure } from '../../features/wallet/index.ts'
import { WalletParts } from '../../features/withdrawals/index.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import styles from './hub-page.module.css'
import { useBuiltRows } from './use-built-rows.ts'

/** The balance and the ways in, out and between. */
export const HubMoney = () => {
  const { t } = useTranslation(['center', 'common'])
  const { rows } = useBuiltRows()
  const transfer = rows.find(({ section }) => section === 'transferFund' || section === 'transferUpline')
  return (
    <Card as="section" aria-label={t('common:header.balance')} className={styles.money}>
      <p>{t('hub.available')}</p>
      <p className={styles.figure}>
        <Suspense>
          <BalanceFigure />
        </Suspense>
      </p>
      <WalletParts />
      <div className={styles.ways}>
        <ButtonLink look="primary" to={paths.deposit} icon={<ArrowDownToLine aria-hidden="true" />}>
          {t('common:action.deposit')}
        </ButtonLink>
        {rows.some(({ section }) => section === 'withdraw') && (
          <ButtonLink look="ghost" to={paths.withdraw} icon={<ArrowUpFromLine aria-hidden="true" />}>
            {t('common:action.withdraw')}
          </ButtonLink>
        )}
        {transfer && (
          <ButtonLink look="ghost" to={transfer.to} icon={<ArrowLeftRight aria-hidden="true" />}>
            {t('common:page.transferFund')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
