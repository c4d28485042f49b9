import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx'
import { ErrorLine } from '../../../../ui/error-line/error-line.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useStations } from '../../hooks/use-stations.ts'
import { drafted } from '../../slice.ts'
import styles from './slip.module.css'

/** The same bets on other stations of the day: two or three of them, as the South plays. */
export const StationChoice = () => {
  const { t } = useTranslation('lottery')
  const { lottery } = useBetPanel()
  const { others, also, retry } = useStations()
  const dispatch = useAppDispatch()
  if (retry) return <ErrorLine of={t('slip.stations')} onRetry={retry} />
  if (others.length === 0) return null
  const chosen = also.map(({ gameCode }) => gameCode)
  const toggle = (code: string) => {
    const next = chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]
    dispatch(drafted({ gameCode: lottery.gameCode, change: { also: next } }))
  }
  return (
    <fieldset className={styles.stations}>
      <legend>{t('slip.stations')}</legend>
      {others.map(({ gameCode, gameName }) => (
        <Checkbox key={gameCode} checked={chosen.includes(gameCode)} onChange={() => toggle(gameCode)}>
          {gameName}
        </Checkbox>
      ))}
    </fieldset>
  )
}
