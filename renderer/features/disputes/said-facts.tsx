import type { DisputeFact, DisputeHead } from '@portico/contract/dispute/shapes'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FactForm } from './fact-form.tsx'
import { FactState } from './fact-state.tsx'
import styles from './facts.module.css'

type Side = DisputeFact['agent']

/** What each side says of the facts that were named, who said it and when; nothing is taken away, the last one stands here. */
export const SaidFacts = ({ head: { id, state }, facts }: { readonly head: DisputeHead; readonly facts: readonly DisputeFact[] }) => {
  const { t } = useTranslation('disputes')
  const format = useFormat()
  const [name, setName] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const open = state === 'OPEN' || state === 'QUESTION' || state === 'SECOND_LOOK'
  const differ = facts.filter(({ same }) => same === false).length
  if (facts.length === 0 && !open) return null
  const side = (claim: Side) =>
    claim && (
      <>
        <bdi>{claim.text}</bdi>
        <small>{[claim.person, format.instant(claim.at, 'moment')].filter(Boolean).join(', ')}</small>
      </>
    )
  const sayOwn = (fact: string) => {
    setName(fact)
    form.current?.querySelector<HTMLInputElement>('[name=said]')?.focus()
  }
  return (
    <section className={styles.facts} aria-label={t('facts.title')}>
      <h3>
        {t('facts.title')} {facts.length > 0 && <small>{t('facts.differ', { count: differ, all: format.number(facts.length) })}</small>}
      </h3>
      {facts.length > 0 && (
        <div className={styles.scroll} tabIndex={-1} role="group" aria-label={t('facts.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('facts.fact')}</th>
                <th scope="col">{t('facts.yours')}</th>
                <th scope="col">{t('facts.desk')}</th>
                <th scope="col" className={styles.compared}>
                  {t('facts.compared')}
                </th>
              </tr>
            </thead>
            <tbody>
              {facts.map((fact) => (
                <tr key={fact.name}>
                  <th scope="row">
                    <bdi>{fact.name}</bdi>
                  </th>
                  <td>
                    {side(fact.agent)}
                    {open && !fact.agent && (
                      <Button look="ghost" size="small" onClick={() => sayOwn(fact.name)}>
                        {t('facts.sayOwn')}
                      </Button>
                    )}
                  </td>
                  <td>{side(fact.desk) ?? <span className={styles.soft}>{t('facts.nothing')}</span>}</td>
                  <td>{fact.same !== null && <FactState same={fact.same} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open && <FactForm id={id} name={name} onName={setName} form={form} />}
    </section>
  )
}
