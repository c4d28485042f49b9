import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useNarrow } from '../../../../lib/use-narrow.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Tag } from '../../../../ui/tag/tag.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useIssue } from '../../hooks/use-issue.ts'
import { shortNumero } from '../../model/issue.ts'
import { totalStake } from '../../model/price.ts'
import { MONEY } from './slip-figures.tsx'
import { Slip } from './slip.tsx'
import styles from './slip.module.css'

const IssueTag = () => {
  const { t } = useTranslation('lottery')
  const { phase, issue } = useIssue()
  if (!issue) return null
  const words = { issue: shortNumero(issue.numero) }
  return phase === 'open' ? (
    <Tag>{t('slip.issueTag', words)}</Tag>
  ) : (
    <Tag tone="warning">{phase === 'none' ? t('slip.issueTag', words) : t('slip.closedTag', words)}</Tag>
  )
}

/** On phones the slip is a sheet from the bottom edge, opened from a bar that always shows its stake. */
const PhoneSlip = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member, slip, pricing, listed } = useBetPanel()
  const [open, setOpen] = useState(false)
  const lines = pricing.ok ? [...listed, pricing.priced] : listed
  const notes = lines.reduce((sum, { quote }) => sum + quote.notes, 0)
  return (
    <>
      <div className={styles.bar}>
        <p>
          <span className={styles.dim}>{t('slip.noteCount', { count: notes })}</span>
          <b>{format.money(toMoney(totalStake(lines), member.currency), MONEY)}</b>
        </p>
        <Button look="primary" size="large" onClick={() => setOpen(true)}>
          {slip.placed ? t('slip.receipt') : t('slip.title')}
        </Button>
      </div>
      {open && (
        <Dialog title={t('slip.title')} sheet onClose={() => setOpen(false)}>
          <div className={styles.sheet}>
            <IssueTag />
            <Slip />
          </div>
        </Dialog>
      )}
    </>
  )
}

export const SlipCard = () => {
  const { t } = useTranslation('lottery')
  const narrow = useNarrow()
  if (narrow) return <PhoneSlip />
  return (
    <Card as="section" aria-labelledby="slip-title" className={styles.card}>
      <div className={styles.head}>
        <h2 id="slip-title">{t('slip.title')}</h2>
        <IssueTag />
      </div>
      <Slip />
    </Card>
  )
}
