import { toMoney, unitsOf } from '@portico/contract/kit/money'
import type { BonusPurseView } from '@portico/contract/records/shapes'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useBalanceQuery } from '../../wallet/index.ts'
import { useLeaveBonusMutation } from '../api.ts'
import { cx } from '../../../lib/cx.ts'
import sums from '../../../ui/sums/sums.module.css'
import styles from './bonus-purse.module.css'

interface Props {
  readonly purse: BonusPurseView
}

/** Says once more what is lost and what stays; who does nothing keeps the bonus. */
const LeaveDialog = ({ purse: { id, left, amount, freeAfter }, onClose }: Props & { readonly onClose: () => void }) => {
  const { t } = useTranslation(['movements', 'errors'])
  const format = useFormat()
  const toasts = useToasts()
  // Failure not shown: what is lost stands here without it, and the cash in the page's head.
  const { data: balance } = useBalanceQuery({})
  const [leave, { isLoading, error }] = useLeaveBonusMutation()
  const deeds = useRef<HTMLDivElement>(null)
  useEffect(() => deeds.current?.querySelector('button')?.focus(), [])
  const money = (value: typeof left) => format.money(value, { min: 0 })
  const won = unitsOf(left) - unitsOf(amount)
  const send = async () => {
    const answer = await leave({ id, lose: left.amount })
    if (!answer.error) toasts.show(t('leave.done'))
  }
  return (
    <Dialog title={t('leave.question')} lead={t('leave.final')} onClose={onClose}>
      <dl className={cx(sums.sums, styles.lines)}>
        <div>
          <dt>{t('leave.lose')}</dt>
          <dd className={styles.lost}>
            <bdi>{format.signed(toMoney(-unitsOf(left), left.currency))}</bdi>
          </dd>
        </div>
        {won > 0n && (
          <>
            <div className={styles.part}>
              <dt>{t('leave.granted')}</dt>
              <dd>
                <bdi>{money(amount)}</bdi>
              </dd>
            </div>
            <div className={styles.part}>
              <dt>{t('leave.won')}</dt>
              <dd>
                <bdi>{money(toMoney(won, left.currency))}</bdi>
              </dd>
            </div>
          </>
        )}
        {balance && (
          <div>
            <dt>{t('leave.keep')}</dt>
            <dd>
              <bdi>{money(balance.balance)}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('leave.after')}</dt>
          <dd>
            <bdi>{money(freeAfter)}</bdi>
          </dd>
        </div>
      </dl>
      {error && !isLoading && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
      <div ref={deeds} className={styles.deeds}>
        <Button wide look="primary" onClick={onClose}>
          {t('leave.stay')}
        </Button>
        <Button wide look="ghost" busy={isLoading} onClick={() => void send()}>
          {t('leave.do', { amount: money(left) })}
        </Button>
      </div>
    </Dialog>
  )
}

/** What leaving the bonus costs, before anything is pressed, and the way to do it. */
export const LeaveBonus = ({ purse }: Props) => {
  const { t } = useTranslation('movements')
  const format = useFormat()
  const [asks, setAsks] = useState(false)
  const amount = format.money(purse.left, { min: 0 })
  return (
    <section aria-labelledby="leave" className={styles.leave}>
      <div>
        <h3 id="leave">{t('leave.title')}</h3>
        <p className={styles.note}>{t('purse.leaving', { amount })}</p>
      </div>
      <Button look="ghost" onClick={() => setAsks(true)}>
        {t('leave.do', { amount })}
      </Button>
      {asks && <LeaveDialog purse={purse} onClose={() => setAsks(false)} />}
    </section>
  )
}
