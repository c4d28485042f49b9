import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { alongSlider } from '../../model/cost.ts'
import styles from './true-cost.module.css'

const PLACES = 2

/** Return and rebate of the bet in hand at the ends of the slider and where it stands: they add up to the same. */
const Positions = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member, prizeGroup, pricing, terms } = useBetPanel()
  const groups = [...new Set([member.minPrizeGroup, prizeGroup, member.maxPrizeGroup])].toSorted((one, other) => one - other)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('price.group')}</th>
          <th scope="col">{t('price.prizes')}</th>
          <th scope="col">{t('price.rebate')}</th>
          <th scope="col">{t('price.together')}</th>
        </tr>
      </thead>
      <tbody>
        {alongSlider(pricing.ok ? pricing.priced.line : undefined, terms, groups).map(({ group, prizes, rebate }) => (
          <tr key={group}>
            <th scope="row">{group}</th>
            <td>{format.percent(prizes, PLACES)}</td>
            <td>{format.percent(rebate, PLACES)}</td>
            <td>{format.percent(prizes + rebate, PLACES)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Shows on demand that the slider moves money between prizes and rebate, and costs nothing. */
export const SliderProof = () => {
  const { t } = useTranslation('lottery')
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.proof} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('price.proof')}</summary>
      {open && <Positions />}
    </details>
  )
}
