import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Pause from 'lucide-react/icons/pause'
import type { BreakTerm, ControlOverview } from '@portico/contract/control/shapes'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import styles from '../control.module.css'
import { BreakDialog } from './break-dialog.tsx'
import { BreakUntil } from './break-until.tsx'
import { ProductsCard } from './products-card.tsx'

interface BreakCardProps {
  readonly kind: 'timeOut' | 'exclusion'
  readonly icon: ReactNode
  readonly terms: readonly [BreakTerm, ...BreakTerm[]]
  readonly overview: ControlOverview
}

const BreakCard = ({ kind, icon, terms, overview }: BreakCardProps) => {
  const { t } = useTranslation('control')
  const [term, setTerm] = useState(terms[0])
  const [asking, setAsking] = useState(false)
  return (
    <Card as="article" className={styles.breakCard}>
      <h3>
        {icon}
        {t(`break.${kind}.title`)}
      </h3>
      <p className={styles.quiet}>{t(`break.${kind}.lead`)}</p>
      <ul className={styles.open}>
        {(['first', 'second'] as const).map((line) => (
          <li key={line}>
            <Check aria-hidden="true" />
            {t(`break.${kind}.${line}`)}
          </li>
        ))}
      </ul>
      <Segmented
        label={t(`break.${kind}.howLong`)}
        options={terms.map((value) => ({ value, label: t(`term.${value}`) }))}
        value={term}
        onChange={setTerm}
      />
      <BreakUntil kind={kind} term={term} overview={overview} />
      <Button look="ghost" wide onClick={() => setAsking(true)}>
        {t(`break.${kind}.action`, { term: t(`term.${term}`) })}
      </Button>
      {asking && <BreakDialog kind={kind} term={term} onClose={() => setAsking(false)} />}
    </Card>
  )
}

/** Ways to stop for a while: all of them hold at once, on every device. */
export const BreakSection = ({ overview }: { readonly overview: ControlOverview }) => {
  const { t } = useTranslation('control')
  return (
    <section id="break" className={styles.section} aria-labelledby="break-title">
      <h2 id="break-title">{t('break.heading')}</h2>
      <div className={styles.three}>
        <BreakCard kind="timeOut" icon={<Pause aria-hidden="true" />} terms={['H24', 'D3', 'D7', 'D30']} overview={overview} />
        <BreakCard kind="exclusion" icon={<Ban aria-hidden="true" />} terms={['M6', 'Y1', 'Y5']} overview={overview} />
        <ProductsCard overview={overview} />
      </div>
    </section>
  )
}
