import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_ISSUES } from '@portico/contract/bets/chase-shapes'
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx'
import { Stepper } from '../../../../ui/stepper/stepper.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { type ChaseSettings, KINDS, LEAST_ISSUES } from '../../model/chase.ts'
import styles from './chase.module.css'

type Amount = 'issues' | 'start' | 'factor' | 'every' | 'percent'
/** The least and the most of each figure, and which kinds of plan have it. */
const FIGURES: readonly { readonly name: Amount; readonly min: number; readonly max?: number; readonly of?: ChaseSettings['kind'] }[] = [
  { name: 'issues', min: LEAST_ISSUES, max: MOST_ISSUES },
  { name: 'start', min: 1 },
  { name: 'factor', min: 2, max: 100, of: 'geometric' },
  { name: 'every', min: 1, max: MOST_ISSUES, of: 'geometric' },
  { name: 'percent', min: 0, max: 1000, of: 'profit' },
]

interface Props {
  readonly settings: ChaseSettings
  readonly onChange: (change: Partial<ChaseSettings>) => void
}

/** How a plan's multiples follow from each other. Nothing is chosen for the reader. */
export const ChaseSettingsForm = ({ settings, onChange }: Props) => {
  const { t } = useTranslation('lottery')
  const { lottery } = useBetPanel()
  const radios = useId()
  const figures = FIGURES.filter(({ of }) => of === undefined || of === settings.kind)
  return (
    <div className={styles.settings}>
      <fieldset className={styles.kinds}>
        <legend>{t('chase.kind.label')}</legend>
        {KINDS.map((kind) => (
          <label key={kind} className={styles.kind}>
            <input type="radio" name={radios} value={kind} checked={settings.kind === kind} onChange={() => onChange({ kind })} />
            <b>{t(`chase.kind.${kind}`)}</b>
            <span>{t(`chase.explain.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      {settings.kind !== '' && (
        <>
          <div className={styles.amounts}>
            {figures.map(({ name, min, max = lottery.maxMultiple }) => (
              <div key={name} className={styles.amount}>
                <span aria-hidden="true">{t(`chase.${name}`)}</span>
                <Stepper
                  label={t(`chase.${name}`)}
                  value={settings[name]}
                  min={min}
                  max={max}
                  onChange={(value) => onChange({ [name]: value })}
                />
              </div>
            ))}
          </div>
          <Checkbox checked={settings.stopOnWin} onChange={(event) => onChange({ stopOnWin: event.currentTarget.checked })}>
            {t('chase.stopOnWin')}
          </Checkbox>
        </>
      )}
    </div>
  )
}
