import Info from 'lucide-react/icons/info'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import type { Tools } from '../use-letters.ts'
import styles from './play-bar.module.css'

/** Tools of the game that the site's bar holds for it, so that over a game stands one bar and not two. Sound is off at first. */
export const PlayTools = ({ names, tell }: Tools) => {
  const { t } = useTranslation('launch')
  const [muted, setMuted] = useState(true)
  const turn = () => {
    setMuted(!muted)
    tell({ type: 'muted', muted: !muted })
  }
  return (
    <>
      {names.includes('sound') && (
        <IconButton
          label={t(muted ? 'soundOn' : 'soundOff')}
          icon={muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
          className={styles.sound}
          onClick={turn}
        />
      )}
      {names.includes('info') && (
        <IconButton label={t('info')} icon={<Info aria-hidden="true" />} className={styles.tool} onClick={() => tell({ type: 'info' })} />
      )}
    </>
  )
}
