import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import type { Outlook } from '@portico/lottery/slip/outlook'
import { useServerNow } from '../../../../core/use-server-now.ts'
import { commaOf } from '../../../../i18n/direction.ts'
import { useFormat, useLanguage } from '../../../../i18n/use-language.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx'
import type { AskBelow } from '../../hooks/use-ask-below.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useIssue } from '../../hooks/use-issue.ts'
import type { WholeSlip } from '../../hooks/use-whole-slip.ts'
import { MONEY } from './money-style.ts'
import { SlipLines } from './slip-lines.tsx'
import { IssueNote } from './slip-notes.tsx'
import styles from './slip.module.css'

/** Lines that leave the button in sight on a phone; more scroll within their own box. */
const MANY = 4

interface ConfirmDialogProps {
  readonly slip: WholeSlip
  readonly outlook: Outlook | undefined
  /** The issue that was open when the dialog was asked for. */
  readonly numero: string
  readonly busy: boolean
  readonly ask: AskBelow
  readonly onConfirm: (numero: string) => void
  readonly onClose: () => void
}

/** How long the issue still takes the bet, second by second. */
const Closes = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { phase, issue } = useIssue()
  const now = useServerNow()
  if (!issue) return <>–</>
  return (
    <>
      <b role="timer">{phase === 'open' ? format.countdown(Date.parse(issue.sealAt) - now) : t('clock.closed')}</b>{' '}
      <span className={styles.dim}>
        {format.instant(issue.sealAt, 'seconds')} {format.offset(issue.sealAt)}
      </span>
    </>
  )
}

/** Repeats the exact cost, the return, the issue and its clock; nothing moves before this is confirmed. */
export const ConfirmDialog = ({ slip, outlook, numero, busy, ask, onConfirm, onClose }: ConfirmDialogProps) => {
  const { t } = useTranslation(['lottery', 'common'])
  const format = useFormat()
  const { tag } = useLanguage()
  const { member } = useBetPanel()
  const { phase, issue } = useIssue()
  const [quietly, setQuietly] = useState(false)
  const open = phase === 'open' && issue !== undefined
  const money = (units: bigint) => format.money(toMoney(units, member.currency), MONEY)
  const cost = money(slip.stake)
  return (
    <Dialog title={t('confirm.title')} onClose={onClose}>
      {slip.lines.length > MANY ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long slip is scrolled by the keyboard too
        <section className={styles.asked} tabIndex={0} aria-label={t('slip.list')}>
          <SlipLines lines={slip.lines} />
        </section>
      ) : (
        <SlipLines lines={slip.lines} />
      )}
      <dl className={styles.figures}>
        <dt>{t('slip.issue')}</dt>
        <dd>{issue ? issue.numero : '–'}</dd>
        {slip.also.length > 0 && (
          <>
            <dt>{t('slip.alsoAt')}</dt>
            <dd>{slip.also.map(({ gameName }) => gameName).join(commaOf(tag))}</dd>
          </>
        )}
        <dt>{t('clock.closesIn')}</dt>
        <dd>
          <Closes />
        </dd>
        {slip.rebate > 0n && (
          <>
            <dt>{t('slip.rebate')}</dt>
            <dd>{money(slip.rebate)}</dd>
          </>
        )}
        {outlook && (
          <>
            <dt>{t('slip.return')}</dt>
            <dd>{money(outlook.most)}</dd>
          </>
        )}
      </dl>
      <div className={styles.return}>
        <p>
          <span>{t('confirm.cost')}</span>
          <b>{cost}</b>
        </p>
      </div>
      {!open && <IssueNote tone="warning">{t('note.sealed', { issue: issue ? format.issue(issue.numero) : '' })}</IssueNote>}
      {open && issue.numero !== numero && (
        <IssueNote tone="warning">{t('note.moved', { from: format.issue(numero), to: format.issue(issue.numero) })}</IssueNote>
      )}
      <Checkbox checked={quietly} onChange={(event) => setQuietly(event.currentTarget.checked)}>
        {t('confirm.quietly', { amount: cost })}
      </Checkbox>
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button
          look="primary"
          busy={busy}
          disabled={!open}
          onClick={() => {
            if (!issue) return
            if (quietly) ask.set(slip.stake)
            onConfirm(issue.numero)
          }}
        >
          {t('confirm.place', { confirm: t('common:action.confirm'), amount: cost })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
