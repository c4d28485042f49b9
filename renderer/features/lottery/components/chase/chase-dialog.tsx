import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_ISSUES, type PlanDetail } from '@portico/contract/bets/chase-shapes'
import { formatUnits, toMoney } from '@portico/contract/kit/money'
import { failureKey } from '../../../../api/failure.ts'
import { useServerNow } from '../../../../core/use-server-now.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../../ui/state/state.tsx'
import { useWithdrawPasswordQuery, WithdrawPasswordField } from '../../../wallet/index.ts'
import { useChaseIssuesQuery } from '../../chase-api.ts'
import { useMakeChase } from '../../hooks/use-chase.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useNames } from '../../../bets/index.ts'
import { type ChaseSettings, freshSettings, planOf, termsOf } from '../../model/chase.ts'
import type { PricedLine } from '../../model/price.ts'
import { MONEY } from '../slip/money-style.ts'
import { IssueNote, ShortNote } from '../slip/slip-notes.tsx'
import { ChaseSettingsForm } from './chase-settings.tsx'
import { ChaseTotals } from './chase-totals.tsx'
import styles from './chase.module.css'

const ChaseTable = lazy(async () => ({ default: (await import('./chase-table.tsx')).ChaseTable }))

interface Props {
  readonly priced: PricedLine
  readonly onCreated: (plan: PlanDetail) => void
  readonly onClose: () => void
}

/** Sets up a plan over several issues. It shows what it locks and how likely all of it is lost before anything moves. */
export const ChaseDialog = ({ priced: { line, quote }, onCreated, onClose }: Props) => {
  const { t } = useTranslation(['lottery', 'common', 'errors'])
  const format = useFormat()
  const names = useNames()
  const { lottery, member, terms } = useBetPanel()
  const now = useServerNow()
  const { data, isError, refetch } = useChaseIssuesQuery({ gameCode: lottery.gameCode, limit: MOST_ISSUES })
  // Failure shown by ../../../wallet/components/withdraw-password-field.tsx, further down the dialog.
  const { data: guard } = useWithdrawPasswordQuery({})
  const [settings, setSettings] = useState<ChaseSettings>(() => freshSettings(line.multiple))
  const [password, setPassword] = useState('')
  const { busy, failure, forget, unconfirmed, make, again } = useMakeChase(onCreated)

  const lineTerms = useMemo(() => termsOf(line, terms), [line, terms])
  const planned = useMemo(() => planOf(settings, lineTerms, lottery), [settings, lineTerms, lottery])
  const issues = (data?.list ?? []).filter(({ sealAt }) => Date.parse(sealAt) > now).slice(0, settings.issues)
  const ready = 'projection' in planned && issues.length === settings.issues
  const total = ready ? planned.projection.exposure : 0n
  const locked = guard?.set === true

  const confirm = () => {
    if (!ready) return
    void make({
      gameCode: lottery.gameCode,
      line: { ...line, multiple: 1 },
      issues: issues.map(({ numero }, i) => ({ numero, multiple: planned.multiples[i] ?? 0 })),
      stopOnWin: settings.stopOnWin,
      total: formatUnits(total),
      ...(locked ? { withdrawPassword: password } : {}),
    })
  }

  return (
    <Dialog title={t('chase.title')} lead={t('chase.lead')} size="large" onClose={onClose}>
      <div className={styles.plan}>
        <p className={styles.line}>
          <b>{names.play(line.play)}</b>
          <span>{names.selection(line)}</span>
          <span>{t('slip.noteCount', { count: quote.notes })}</span>
        </p>
        <ChaseSettingsForm
          settings={settings}
          onChange={(change) => {
            forget()
            setSettings({ ...settings, ...change })
          }}
        />
        {'ok' in planned && !planned.ok && (
          <IssueNote tone="warning">
            {planned.at === 1 ? t('chase.never') : t('chase.impossible', { at: planned.at, cap: format.number(lottery.maxMultiple) })}
          </IssueNote>
        )}
        {isError && <ErrorState onRetry={() => void refetch()} />}
        {'projection' in planned && !data && !isError && <Skeleton height="120px" />}
        {ready && (
          <>
            <Suspense fallback={<Skeleton height="200px" />}>
              <ChaseTable issues={issues} rows={planned.projection.rows} />
            </Suspense>
            <ChaseTotals projection={planned.projection} />
            <WithdrawPasswordField value={password} onChange={setPassword} />
            {failure === undefined && <ShortNote stake={total} />}
          </>
        )}
        {unconfirmed ? (
          <IssueNote tone="negative">
            {t('chase.doubt')}
            <p>
              <Button size="small" busy={busy} onClick={() => void again()}>
                {t('note.again')}
              </Button>
            </p>
          </IssueNote>
        ) : (
          failure !== undefined && <IssueNote tone="negative">{t(`errors:${failureKey(failure)}`)}</IssueNote>
        )}
      </div>
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button look="primary" busy={busy} disabled={!ready || unconfirmed || (locked && password === '')} onClick={confirm}>
          {ready ? t('chase.confirm', { total: format.money(toMoney(total, member.currency), MONEY) }) : t('chase.confirmNothing')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
