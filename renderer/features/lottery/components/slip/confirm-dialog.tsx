import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useIssue } from '../../hooks/use-issue.ts'
import { shortNumero } from '../../model/issue.ts'
import { totalStake, type Priced } from '../../model/price.ts'
import { MONEY } from './slip-figures.tsx'
import { SlipLines } from './slip-lines.tsx'
import { IssueNote } from './slip-notes.tsx'
import styles from './slip.module.css'

interface ConfirmDialogProps {
  readonly lines: readonly Priced[]
  /** The issue that was open when the dialog was asked for. */
  readonly numero: string
  readonly busy: boolean
  readonly onConfirm: (numero: string) => void
  readonly onClose: () => void
}

/** Repeats the exact cost, the issue and when it closes; nothing moves before this is confirmed. */
export const ConfirmDialog = ({ lines, numero, busy, onConfirm, onClose }: ConfirmDialogProps) => {
  const { t } = useTranslation(['lottery', 'common'])
  const format = useFormat()
  const { member } = useBetPanel()
  const { phase, issue } = useIssue()
  const open = phase === 'open' && issue !== undefined
  const rebate = lines.reduce((sum, line) => sum + line.rebate, 0n)
  const money = (units: bigint) => format.money(toMoney(units, member.currency), MONEY)
  return (
    <Dialog title={t('confirm.title')} sheet onClose={onClose}>
      <SlipLines lines={lines} />
      <dl className={styles.figures}>
        <dt>{t('slip.issue')}</dt>
        <dd>{issue ? issue.numero : '–'}</dd>
        <dt>{t('slip.closes')}</dt>
        <dd>
          {issue && (
            <>
              {format.instant(issue.sealAt, 'seconds')} <span className={styles.dim}>{format.offset(issue.sealAt)}</span>
            </>
          )}
        </dd>
        <dt>{t('slip.rebate')}</dt>
        <dd>{money(rebate)}</dd>
      </dl>
      <div className={styles.return}>
        <p>
          <span>{t('confirm.cost')}</span>
          <b>{money(totalStake(lines))}</b>
        </p>
      </div>
      {!open && <IssueNote tone="warning">{t('note.sealed', { issue: issue ? shortNumero(issue.numero) : '' })}</IssueNote>}
      {open && issue.numero !== numero && (
        <IssueNote tone="warning">{t('note.moved', { from: shortNumero(numero), to: shortNumero(issue.numero) })}</IssueNote>
      )}
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button look="primary" busy={busy} disabled={!open} onClick={() => issue && onConfirm(issue.numero)}>
          {t('common:action.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
