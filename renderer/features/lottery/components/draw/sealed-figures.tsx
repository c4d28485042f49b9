import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bet } from '@portico/contract/bets/shapes'
import { toMoney, type Units, unitsOf } from '@portico/contract/kit/money'
import { Refusal } from '@portico/lottery/refusal'
import { outlookOf } from '@portico/lottery/slip/outlook'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { libraryLine, type Terms } from '../../model/price.ts'
import { MONEY } from '../slip/money-style.ts'
import styles from '../slip/slip.module.css'

/** The most that one draw can give back for bets, at what they were placed at; undefined where one is too long to be here whole. */
const mostOf = (bets: readonly Bet[], terms: Terms): Units | undefined => {
  if (bets.some(({ omitted }) => omitted !== undefined)) return undefined
  try {
    const lines = bets.map(({ play, selection, mode, multiple, prizeGroup, odds, rebate }) => ({
      line: libraryLine({ play, selection, mode, multiple, prizeGroup, ...(odds ? { odds } : {}) }, terms),
      rebate: unitsOf(rebate),
    }))
    return outlookOf(lines).most
  } catch (error) {
    // The rules of today may know nothing of a bet of yesterday.
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** What waits for the draw: the stake, its lines, and the most that can come of it. */
export const SealedFigures = ({ bets }: { readonly bets: readonly Bet[] }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member, terms } = useBetPanel()
  const most = useMemo(() => (bets.length === 0 ? undefined : mostOf(bets, terms)), [bets, terms])
  const money = (units: Units) => format.money(toMoney(units, member.currency), MONEY)
  return (
    <dl className={styles.figures}>
      <dt>{t('slip.stake')}</dt>
      <dd>{money(bets.reduce((sum, { stake }) => sum + unitsOf(stake), 0n))}</dd>
      <dt>{t('slip.notes')}</dt>
      <dd>{format.number(bets.reduce((count, { notes }) => count + notes, 0))}</dd>
      {most !== undefined && (
        <>
          <dt>{t('result.canWin')}</dt>
          <dd>{money(most)}</dd>
        </>
      )}
    </dl>
  )
}
