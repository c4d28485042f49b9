import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useRecordStoryQuery } from '../api.ts'
import { DepositFacts } from './deposit-facts.tsx'
import { Postings } from './postings.tsx'
import styles from './story.module.css'

/** Where a movement came from: what was asked for, what the provider said, and what the ledger holds. */
export const Story = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation(['movements', 'errors'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { data, error, refetch } = useRecordStoryQuery({ id })
  if (error) return <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="120px" />
  const { row, before, postings, deposit } = data
  const { subject } = row
  return (
    <div className={styles.parts}>
      {deposit && <DepositFacts deposit={deposit} />}
      <section className={styles.part}>
        <h3>{t('story.ledger')}</h3>
        <Postings postings={postings} current={row.id} />
        <dl className={styles.facts}>
          <dt>{t('story.balance')}</dt>
          <dd>
            <bdi>{`${format.money(before, { min: 0 })} → ${format.money(row.balance, { min: 0 })}`}</bdi>
          </dd>
          <dt>{t('story.entry')}</dt>
          <dd className={styles.id}>
            <bdi>{row.id}</bdi>
          </dd>
        </dl>
        {subject?.kind === 'BET' && (
          <Button look="ghost" size="small" onClick={() => dispatch(dialogOpened({ kind: 'bet', betId: subject.betId }))}>
            {t('story.bet')}
          </Button>
        )}
        {subject?.kind === 'WITHDRAWAL' && (
          <ButtonLink look="ghost" size="small" to={`${paths.withdraw}?w=${subject.withdrawalId}`}>
            {t('story.withdrawal')}
          </ButtonLink>
        )}
      </section>
    </div>
  )
}
