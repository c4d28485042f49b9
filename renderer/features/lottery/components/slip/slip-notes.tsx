import { CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../../api/failure.ts'
import { paths } from '../../../../app/paths.ts'
import { cx } from '../../../../lib/cx.ts'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { useIssue } from '../../hooks/use-issue.ts'
import { shortNumero } from '../../model/issue.ts'
import styles from './slip.module.css'

interface NoteProps {
  readonly tone: 'warning' | 'negative' | 'neutral'
  readonly children: ReactNode
}

/** One sentence on the slip, with what to do next. */
export const IssueNote = ({ tone, children }: NoteProps) => (
  <div className={cx(styles.note, styles[tone])} role={tone === 'negative' ? 'alert' : 'status'}>
    {tone === 'negative' ? <CircleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
    <div>{children}</div>
  </div>
)

/** Why nothing was placed. Every text says that nothing was taken. */
export const FailureNote = ({ failure }: { failure: unknown }) => {
  const { t } = useTranslation(['lottery', 'errors', 'common'])
  const { phase, issue } = useIssue()
  const closed = refusal(failure, 'ISSUE_CLOSED')
  const text =
    closed && phase === 'open' && issue ? t('note.late', { issue: shortNumero(issue.numero) }) : t(`errors:${failureKey(failure)}`)
  return (
    <IssueNote tone="negative">
      {text}
      {refusal(failure, 'INSUFFICIENT_FUNDS') && (
        <p>
          <ButtonLink to={paths.deposit} look="ghost" size="small">
            {t('common:action.deposit')}
          </ButtonLink>
        </p>
      )}
    </IssueNote>
  )
}

interface DoubtNoteProps {
  readonly numero: string
  readonly busy: boolean
  readonly onAgain: () => void
}

/** A bet was sent but never answered: it can be asked about without being placed twice. */
export const DoubtNote = ({ numero, busy, onAgain }: DoubtNoteProps) => {
  const { t } = useTranslation('lottery')
  return (
    <IssueNote tone="negative">
      {t('note.doubt', { issue: shortNumero(numero) })}
      <p>
        <Button size="small" busy={busy} onClick={onAgain}>
          {t('note.again')}
        </Button>
      </p>
    </IssueNote>
  )
}
