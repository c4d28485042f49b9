import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import type { LaunchAnswer } from '../api.ts'
import styles from './game-frame.module.css'
import { post, type Tools, useLetters } from '../use-letters.ts'
import { InPlace, Opening } from './in-place.tsx'

/**
 * What a game's frame may do: run and store on its own origin, fill the screen, and hand its player a round to check and the link to it. It may not lead
 * the site away.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock allow-orientation-lock allow-downloads'

/** How long a vendor's page may take before the player sees that nothing comes. */
const TIMEOUT_MS = 8_000

interface GameFrameProps {
  readonly launched: LaunchAnswer
  /** The vendor's page has loaded. */
  readonly there: boolean
  readonly onLoad: () => void
  /** Which of its tools the game leaves to the bar, again whenever it says others. */
  readonly onTools: (tools: Tools | undefined) => void
  readonly restart: () => void
  /** The way back. */
  readonly home: ReactNode
}

/**
 * A vendor's page; until it has loaded, the site's own words stand over it, for a frame without a page is a blank one [GAME-08]. One that has loaded and
 * does not say hello is told of above it, for it may be a page that says why there is no game.
 */
export const GameFrame = ({ launched, there, onLoad, onTools, restart, home }: GameFrameProps) => {
  const { t } = useTranslation(['launch', 'common'])
  const frame = useRef<HTMLIFrameElement>(null)
  const { greeted, left } = useLetters(frame, launched)
  const { origin } = new URL(launched.url)
  useEffect(() => {
    if (!greeted) return
    onLoad()
    // Its keys work from the start, unless the player is at something else: a dialog, or a button of the bar.
    if (document.activeElement?.contains(frame.current) === true) frame.current?.focus()
  }, [greeted, onLoad])
  useEffect(() => {
    const write: Tools['tell'] = (letter) => {
      // What opens there is then under the player's keys.
      if (letter['type'] === 'info') frame.current?.focus()
      post(frame, origin, letter)
    }
    onTools(left.length > 0 ? { names: left, tell: write } : undefined)
    return () => onTools(undefined)
  }, [left, origin, onTools])
  const [silent, setSilent] = useState<'frame' | 'page'>()
  useEffect(() => {
    // A page that has come and says nothing may be a fault's: only its hello tells that a game runs in it.
    if (greeted) return undefined
    const timer = setTimeout(() => setSilent(there ? 'page' : 'frame'), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [there, greeted])
  return (
    <div className={styles.place}>
      <iframe
        ref={frame}
        className={styles.frame}
        data-there={there || undefined}
        src={launched.url}
        title={launched.gameName}
        sandbox={SANDBOX}
        allow="fullscreen; autoplay; clipboard-write"
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      {!there && silent !== 'frame' && <Opening />}
      {!there && silent === 'frame' && (
        <InPlace>
          <ErrorState title={t('silent')} hint={t('nothingDebited')} onRetry={restart} />
          {home}
        </InPlace>
      )}
      {there && silent === 'page' && !greeted && (
        <div className={styles.mute} role="alert">
          {t('silent')}
          <Button look="ghost" onClick={restart}>
            {t('common:action.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
