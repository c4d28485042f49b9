import Gamepad2 from 'lucide-react/icons/gamepad-2'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useHotGamesQuery } from '../../lobby/index.ts'
import styles from './game-choice.module.css'

const LISTED = 12

/** What is played most, for an address that names no game. */
export const GameChoice = () => {
  const { t } = useTranslation('launch')
  const { data, isError, refetch } = useHotGamesQuery({ pageSize: LISTED })
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  return (
    <>
      <EmptyState icon={<Gamepad2 />} title={t('choose')} hint={t('chooseHint')} />
      {!data && <Skeleton height="200px" />}
      {data && (
        <ul className={styles.games} aria-label={t('choose')}>
          {data.list.map(({ nodeId, gameName }) => (
            <li key={nodeId}>
              <ButtonLink wide look="ghost" to={paths.play(nodeId, 'real')}>
                {gameName}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
