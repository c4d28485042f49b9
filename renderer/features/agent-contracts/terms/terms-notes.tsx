import { type ContractKind, paysStakes } from '@portico/contract/commission/kinds'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from './terms.module.css'

/** What holds of terms besides their rates, a sentence each. */
export const TermsNotes = ({ kind, terms }: { readonly kind: ContractKind; readonly terms: ContractTerms }) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const { deduct, ownLoss, negative, period } = terms
  const cap = (amount: string | null) => (amount === null ? t('note.noCap') : t('note.cap', { amount: format.number(amount) }))
  const notes = [
    t(`note.paid.${kind}`, { period: period ? t(`period.${period}`) : '' }),
    paysStakes(kind) ? '' : t(terms.progressive ? 'note.slices' : 'note.whole'),
    ...(['rebate', 'promo', 'salary'] as const).map((name) => (deduct?.[name] ? t(`note.deduct.${name}`) : '')),
    ownLoss &&
      (ownLoss.policy === 'CARRY' ? t('note.ownLoss.carry', { count: ownLoss.periods, cap: cap(ownLoss.cap) }) : t('note.ownLoss.none')),
    negative &&
      (negative.policy === 'FLOOR'
        ? t('note.negative.floor')
        : negative.policy === 'PARENT_PAYS'
          ? t('note.negative.payer', { cap: cap(negative.cap) })
          : t('note.negative.carry', { count: negative.periods, cap: cap(negative.cap) })),
  ].filter((note): note is string => Boolean(note))
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
