import ChevronRight from 'lucide-react/icons/chevron-right'
import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { toMoney } from '@portico/contract/kit/money'
import { Link } from '../../../lib/link.tsx'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { usePermission } from '../../access/index.ts'
import { JACKPOT, jackpotAfter } from '../jackpot.ts'
import styles from './lobby.module.css'
import { NextDraws } from './next-draws.tsx'

const BARS = [16, 20, 24, 27, 33, 37, 46, 50, 61, 68, 82, 86, 94]

/** The one part of the card that moves. */
const Figure = () => {
  const format = useFormat()
  const [steps, setSteps] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) startTransition(() => setSteps((now) => now + 1))
    }, JACKPOT.everyMs)
    return () => clearInterval(timer)
  }, [])
  return <span className={styles.jackpotFigure}>{format.money(toMoney(jackpotAfter(steps), brand.currency))}</span>
}

/** A counter that says of itself that it is an illustration: no pool stands behind it [LOBBY-16]. Who takes a break sees the draws instead. */
export const JackpotCard = () => (usePermission('PROMOTIONS') ? <Pool /> : <NextDraws />)

const Pool = () => {
  const { t } = useTranslation('lobby')
  return (
    <Link to={paths.page('rng')} className={styles.jackpot}>
      <span className={styles.jackpotHead}>
        <h2>{t('jackpot.title')}</h2>
        <Tag tone="warning">{t('jackpot.tag')}</Tag>
      </span>
      <Figure />
      <span className={styles.small}>{t('jackpot.note')}</span>
      <span className={styles.bars} aria-hidden="true">
        {BARS.map((height) => (
          <i key={height} style={{ blockSize: `${height}%` }} />
        ))}
      </span>
      <span className={styles.jackpotFoot}>
        {t('jackpot.games')}
        <b>
          {t('jackpot.open')}
          <ChevronRight aria-hidden="true" />
        </b>
      </span>
    </Link>
  )
}
