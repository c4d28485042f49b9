import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { emptyRows, formsOf } from '../model/choice.ts'
import { drafted } from '../slice.ts'
import styles from './play-area.module.css'

/** All numbers alike, or bankers that stand in every note: where a play knows both. */
export const FormSwitch = () => {
  const { t } = useTranslation('lottery')
  const { lottery, play, form } = useBetPanel()
  const dispatch = useAppDispatch()
  if (formsOf(play).length < 2) return null
  return (
    <Segmented
      label={t('choice.label')}
      className={styles.forms}
      options={(['plain', 'bankers'] as const).map((each, index) => ({ value: String(index), label: t(`choice.${each}`) }))}
      value={String(form)}
      onChange={(value) =>
        dispatch(drafted({ gameCode: lottery.gameCode, change: { play: play.id, form: Number(value), rows: emptyRows(play) } }))
      }
    />
  )
}
