import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'

/** How many notes a line takes, how many are chosen, and how many are too many. */
export const TooMany = ({ notes }: { readonly notes: number }) => {
  const { t } = useTranslation('tools')
  const format = useFormat()
  const { lottery } = useBetPanel()
  const { maxNotes } = lottery
  return <>{t('tooMany', { most: format.number(maxNotes), notes: format.number(notes), over: format.number(notes - maxNotes) })}</>
}
