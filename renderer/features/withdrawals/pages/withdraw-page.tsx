import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { AddPayeeDialog, usePayeesQuery } from '../../security/index.ts'
import { selectMember } from '../../session/index.ts'
import { useWithdrawalsQuery, useWithdrawalTermsQuery } from '../api.ts'
import { LatestWithdrawals } from '../components/latest.tsx'
import { Owed } from '../components/owed.tsx'
import { PayeeChoice } from '../components/payee-choice.tsx'
import { Question } from '../components/question.tsx'
import { RequestForm } from '../components/request-form.tsx'
import { SameMethodFirst } from '../components/same-method.tsx'
import { Story } from '../components/story.tsx'
import { Turnover } from '../components/turnover.tsx'
import styles from '../withdrawals.module.css'

/** Asking for money and what becomes of it, in the member center and in the office [WALLET-03] [WALLET-04]. */
export const Component = () => {
  const { t } = useTranslation('withdraw')
  const memberId = useSelector(selectMember)?.id
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const payees = usePayeesQuery({})
  const terms = useWithdrawalTermsQuery({}, { refetchOnMountOrArgChange: true })
  const list = useWithdrawalsQuery({}, { refetchOnMountOrArgChange: true })
  const [chosen, setChosen] = useState<string>()
  const [adding, setAdding] = useState(false)
  const withdrawals = list.data?.withdrawals ?? []
  const open = withdrawals.find(({ withdrawalId }) => withdrawalId === search.get('w'))

  if (payees.isError || terms.isError || list.isError) {
    const again = () => [payees, terms, list].forEach(({ refetch }) => void refetch())
    return <ErrorState onRetry={again} />
  }
  if (!payees.data || !terms.data || !list.data || memberId === undefined) return <Skeleton height="420px" />
  if (open) return <Story key={open.withdrawalId} withdrawal={open} />

  const own = payees.data.payees
  const payeeId = own.find((payee) => payee.payeeId === chosen)?.payeeId ?? own[0]?.payeeId
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('subtitle')}</p>
      </header>
      {!terms.data.open && <p role="status">{t('closed')}</p>}
      {withdrawals
        .filter(({ receipt }) => receipt === 'AWAITED')
        .map((withdrawal) => (
          <Question key={withdrawal.withdrawalId} withdrawal={withdrawal} />
        ))}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Owed owed={terms.data.owed} />
          <Turnover terms={terms.data} />
          <SameMethodFirst owed={terms.data.sameMethodFirst} />
          {own.length === 0 ? (
            <p className={styles.note}>{t('noPayee')}</p>
          ) : (
            <PayeeChoice payees={own} chosen={payeeId} serverNow={payees.data.serverNow} onChoose={setChosen} />
          )}
          <div>
            <Button look={own.length === 0 ? 'primary' : 'quiet'} size="small" onClick={() => setAdding(true)}>
              {t('addPayee')}
            </Button>
          </div>
        </div>
        <Card>
          <RequestForm
            memberId={memberId}
            payeeId={payeeId}
            terms={terms.data}
            onDone={(withdrawalId) => void navigate({ search: `?w=${withdrawalId}` })}
          />
        </Card>
        <LatestWithdrawals withdrawals={withdrawals} />
      </div>
      {adding && <AddPayeeDialog onClose={() => setAdding(false)} />}
    </div>
  )
}
