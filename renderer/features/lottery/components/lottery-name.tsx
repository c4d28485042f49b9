import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { menuRow, Popover } from '../../../ui/menu/menu.tsx'
import { useLotteriesQuery } from '../api.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { lotteryPath } from '../model/launch.ts'
import styles from './head.module.css'

/** Which lottery this is, and the way to the others. */
export const LotteryName = () => {
  const { t } = useTranslation('lottery')
  const { lottery } = useBetPanel()
  // Failure shown by ../pages/lottery-page.tsx, in place of everything.
  const { data } = useLotteriesQuery({})
  return (
    <>
      <h1>{lottery.gameName}</h1>
      <Popover label={t('head.change')} trigger={<ChevronDown aria-hidden="true" />} triggerClassName={styles.change} align="start">
        {data?.games.map((game) => (
          <Link
            key={game.gameCode}
            to={lotteryPath(game)}
            className={menuRow}
            aria-current={game.gameCode === lottery.gameCode ? 'page' : undefined}
          >
            {game.gameName}
          </Link>
        ))}
      </Popover>
    </>
  )
}
