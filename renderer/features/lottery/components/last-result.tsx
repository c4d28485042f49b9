import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { DrawFigures } from '../../../ui/draw-figures/draw-figures.tsx'
import { useLanded } from '../hooks/use-draw-event.ts'
import { useFactText } from '../hooks/use-fact-text.ts'
import { factsOf } from '../model/facts.ts'
import { landedText } from '../model/landing.ts'
import styles from './head.module.css'

/** Most facts that fit above the numbers. */
const FACTS = 2

/** The last draw: undefined while it is on its way, null before there was any. `small` stands on one line, without its facts. */
export const LastResult = ({ last, small }: { last: DrawResult | null | undefined; small?: boolean }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const facts = useFactText()
  const landed = useLanded()
  if (last === undefined) return <Skeleton width="232px" height={small ? '26px' : '64px'} />
  if (last === null) return <p className={styles.meta}>{t('head.noResult')}</p>
  const { result } = last
  const issue = format.issue(last.numero)
  const figures = (
    <DrawFigures
      key={last.numero}
      draw={result}
      label={t('head.lastLabel', { issue, digits: landedText(result, landed) })}
      small={small === true}
      landed={landed}
    />
  )
  if (small)
    return (
      <p className={styles.line}>
        <span>{issue}</span> {figures}
      </p>
    )
  // What is read of a draw would tell what has not landed yet.
  const read =
    landed === undefined
      ? factsOf(result)
          .slice(0, FACTS)
          .map((fact) => facts.full(fact))
      : []
  return (
    <>
      <p className={styles.meta}>
        {t('head.last', { issue })}
        {read.length > 0 && ' · '}
        <b>{read.join(' · ')}</b>
      </p>
      {figures}
    </>
  )
}
