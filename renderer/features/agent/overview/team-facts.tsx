import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import type { Overview } from '../api.ts'
import { decimalsOf } from '../../../core/office-page/figures.ts'
import { changed, type View, withRows, writeView } from '../model/view.ts'
import { Figure } from '../../../core/office-page/figure.tsx'
import { OPENED_HERE } from '../../../core/office-page/opened-here.ts'
import styles from './panels.module.css'

const Fact = ({ name, note, children }: { name: string; note: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>
      {name}
      <span className={styles.note}>{note}</span>
    </dt>
    <dd>{children}</dd>
  </div>
)

interface TeamFactsProps {
  readonly overview: Overview | undefined
  readonly view: View
  /** Runs when the new accounts are asked for. */
  readonly onAccounts: () => void
}

/** Who is in the team and what it holds. */
export const TeamFacts = ({ overview, view, onAccounts }: TeamFactsProps) => {
  const { t } = useTranslation('agent')
  const format = useFormat()
  const figures = overview?.figures
  const bets = writeView(withRows(view, 'BETS')).toString()
  return (
    <section className={styles.panel} aria-labelledby="agent-facts">
      <h2 id="agent-facts" className={styles.title}>
        {t('facts.title')}
      </h2>
      {figures ? (
        <dl>
          <Fact name={t('facts.active')} note={t('facts.activeNote')}>
            <Link replace to={{ search: writeView(changed(view, { active: true, opened: false })).toString() }} className={styles.link}>
              {t('facts.ofMembers', { active: format.number(figures.activeMembers), members: format.number(figures.members) })}
            </Link>
          </Fact>
          <Fact name={t('figure.newAccounts')} note={t('facts.newNote')}>
            <Link
              replace
              to={{ search: writeView(changed(view, { opened: true, active: false, find: '' })).toString() }}
              className={styles.link}
              onClick={onAccounts}
            >
              {format.number(figures.newAccounts)}
            </Link>
          </Fact>
          <Fact name={t('facts.bets')} note={t('facts.betsNote')}>
            <Link to={{ search: bets }} state={OPENED_HERE} className={styles.link}>
              {format.number(figures.bets)}
            </Link>
          </Fact>
          <Fact name={t('column.stake')} note={t('facts.stakeNote')}>
            <Figure value={figures.stake} decimals={decimalsOf([figures.stake])} rows={bets} />
          </Fact>
          <Fact name={t('figure.payout')} note={t('facts.payoutNote')}>
            <Figure value={figures.payout} decimals={decimalsOf([figures.payout])} rows={bets} />
          </Fact>
          <Fact name={t('figure.rebate')} note={t('facts.rebateNote')}>
            <Figure value={figures.rebate} decimals={decimalsOf([figures.rebate])} rows={bets} />
          </Fact>
          <Fact name={t('figure.balance')} note={t('facts.balanceNote')}>
            <Figure value={figures.balance} decimals={decimalsOf([figures.balance])} />
          </Fact>
        </dl>
      ) : (
        <Skeleton height="148px" />
      )}
    </section>
  )
}
