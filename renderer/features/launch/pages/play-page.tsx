import AppWindow from 'lucide-react/icons/app-window'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import LogIn from 'lucide-react/icons/log-in'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { failureKey, isFailure } from '../../../api/failure.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { PlayWatch } from '../../control/index.ts'
import { GameChoice } from '../components/game-choice.tsx'
import { GameFrame } from '../components/game-frame.tsx'
import { InPlace, Opening } from '../components/in-place.tsx'
import { RoomChoice } from '../components/room-choice.tsx'
import { PlayBar } from '../components/play-bar.tsx'
import { type Game, nameOf, useGame } from '../use-game.ts'
import { MOST_NODE, type Tools } from '../use-letters.ts'
import styles from './play-page.module.css'

/** Refusals that stay what they are, however often one asks. */
const FINAL = new Set<string>(['GAME_UNKNOWN', 'GAME_DISABLED', 'NEED_TRUE_ACCOUNT', 'TRIAL_NOT_ALLOWED'])

/** No game opens before the reality check is answered, which therefore has to stand there. */
const waitsForAnswer = (game: Game): boolean =>
  game.kind === 'failed' && isFailure(game.error) && failureKey(game.error) === 'REALITY_CHECK_DUE'

interface StageProps {
  readonly game: Game
  readonly loaded: () => void
  readonly onTools: (tools: Tools | undefined) => void
  readonly restart: () => void
}

const Stage = ({ game, loaded, onTools, restart }: StageProps) => {
  const { t } = useTranslation(['launch', 'errors', 'common'])
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const home = (
    <ButtonLink to={paths.home} look="ghost">
      {t('toLobby')}
    </ButtonLink>
  )
  switch (game.kind) {
    case 'waiting':
      return <Opening />
    case 'rooms':
      return (
        <InPlace>
          <RoomChoice rooms={game.rooms} />
          {home}
        </InPlace>
      )
    case 'running':
      return (
        <GameFrame
          launched={game.launched}
          there={game.since !== undefined}
          onLoad={loaded}
          onTools={onTools}
          restart={restart}
          home={home}
        />
      )
    case 'window':
      return (
        <InPlace>
          <EmptyState icon={<AppWindow />} title={t('inWindow')} hint={t('inWindowHint')} action={home} />
        </InPlace>
      )
    case 'unknown':
      return (
        <InPlace>
          <EmptyState icon={<Gamepad2 />} title={t('errors:GAME_UNKNOWN')} hint={t('another')} action={home} />
        </InPlace>
      )
    case 'guest':
      return (
        <InPlace>
          <EmptyState
            icon={<Gamepad2 />}
            title={t('guest')}
            action={
              <Button
                look="primary"
                icon={<LogIn aria-hidden="true" />}
                onClick={() => dispatch(dialogOpened({ kind: 'login', next: pathname + search }))}
              >
                {t('common:action.login')}
              </Button>
            }
          />
        </InPlace>
      )
    case 'failed': {
      const key = isFailure(game.error) ? failureKey(game.error) : undefined
      const final = key !== undefined && FINAL.has(key)
      return (
        <InPlace>
          <ErrorState
            title={key ? t(`errors:${key}`) : t('noWindow')}
            hint={t(final ? 'another' : 'nothingDebited')}
            onRetry={final ? undefined : restart}
          />
          {home}
        </InPlace>
      )
    }
  }
}

/** A vendor's game inside the site, in a frame of the vendor's origin, with the player's money, time and limits above it and nothing else of the site [GAME-03]. */
export const Component = () => {
  const { t } = useTranslation('launch')
  const [search] = useSearchParams()
  const container = useRef<HTMLDivElement>(null)
  const [tools, setTools] = useState<Tools>()
  const nodeId = Number(search.get('nodeId'))
  const known = Number.isSafeInteger(nodeId) && nodeId > 0 && nodeId <= MOST_NODE
  const mode = search.get('mode') === 'demo' ? 'demo' : 'real'
  const { game, loaded, restart } = useGame({
    nodeId: known ? nodeId : undefined,
    mode,
    roomId: search.get('room') ?? undefined,
    match: search.get('match') ?? undefined,
  })
  return (
    <div ref={container} className={styles.play}>
      <h1 className="visually-hidden">{nameOf(game) ?? t('title')}</h1>
      <PlayBar game={game} mode={mode} tools={tools} container={container} />
      {mode === 'real' && (game.kind === 'running' || waitsForAnswer(game)) && (
        <Suspense>
          <PlayWatch />
        </Suspense>
      )}
      {search.has('nodeId') ? (
        <Stage game={game} loaded={loaded} onTools={setTools} restart={restart} />
      ) : (
        <InPlace>
          <GameChoice />
          <ButtonLink to={paths.home} look="ghost">
            {t('toLobby')}
          </ButtonLink>
        </InPlace>
      )}
    </div>
  )
}
