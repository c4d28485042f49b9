import { unitsOf } from '@portico/contract/kit/money'
import type { withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/gateway.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { RequirementRow } from './requirement-row.tsx'
import styles from './turnover.module.css'

/** What is listed before its reader asks for all: those that bets work for next. */
const LISTED = 5

/** How far money that came in has been bet, said before one asks for it; nothing where nothing is asked [WALLET-03]. */
export const Turnover = ({ terms }: { readonly terms: Answer<typeof withdrawalTerms> }) => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  const [whole, setWhole] = useState(false)
  if (terms.requirements.length === 0) return null
  const listed = whole ? terms.requirements : terms.requirements.slice(0, LISTED)
  const open = terms.requirements.some(({ state }) => state === 'ACTIVE')
  return (
    <section className={styles.turnover} aria-labelledby="turnover">
      <h2 id="turnover">{t('turnover.title')}</h2>
      <ul>
        {listed.map((requirement) => (
          <RequirementRow key={requirement.id} requirement={requirement} />
        ))}
      </ul>
      {terms.requirements.length > LISTED && (
        <div>
          <Button look="text" size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? t('turnover.fewer') : t('turnover.all', { number: format.number(terms.requirements.length) })}
          </Button>
        </div>
      )}
      {open && (
        <p className={styles.free}>
          {unitsOf(terms.free) > 0n ? t('turnover.free', { amount: format.money(terms.free, { min: 0 }) }) : t('turnover.none')}
        </p>
      )}
      <details>
        <summary>{t('turnover.how')}</summary>
        <p>{t('turnover.howText', { times: format.number(Number(terms.turnover)) })}</p>
      </details>
    </section>
  )
}
