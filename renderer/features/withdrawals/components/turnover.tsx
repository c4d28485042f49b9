import { unitsOf } from '@portico/contract/kit/money'
import type { withdrawalTerms } from '@portico/contract/withdrawal/calls'
import type { Requirement } from '@portico/contract/withdrawal/shapes'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/gateway.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Meter } from '../../center/index.ts'
import styles from './turnover.module.css'

/** What is listed before its reader asks for all: those that bets work for next. */
const LISTED = 5

const Row = ({ requirement: { kind, at, amount, target, progress, state } }: { readonly requirement: Requirement }) => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  const name = t(`turnover.${kind}`, { amount: format.money(amount, { min: 0 }), at: format.instant(at, 'day') })
  const [of, done] = [unitsOf(target), unitsOf(progress)]
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.mark}>{state === 'MET' && <Check size={14} aria-hidden />}</span>
      <b>{name}</b>
      {state === 'WAIVED' ? (
        <span className={styles.sum}>{t('turnover.waived')}</span>
      ) : (
        <>
          <Meter label={name} share={of === 0n ? 1 : Number(done) / Number(of)} />
          <span className={styles.sum}>
            {t('turnover.played', { progress: format.money(progress, { min: 0 }), target: format.money(target, { min: 0 }) })}
          </span>
        </>
      )}
    </li>
  )
}

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
          <Row key={requirement.id} requirement={requirement} />
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
