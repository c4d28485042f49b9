import LayoutGrid from 'lucide-react/icons/layout-grid'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { HoverPanel } from '../../../ui/hover-panel/hover-panel.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import styles from './game-nav.module.css'

// A reader of the lobby may never open it.
const GameNavPanel = lazyPart(async () => (await import('./game-nav-panel.tsx')).GameNavPanel)

/** The header's way to every game type and its vendors [CHROME-05]. */
export const GameNav = () => {
  const { t } = useTranslation()
  return (
    <HoverPanel
      label={t('menu.games')}
      placement="below"
      className={styles.nav}
      trigger={(expanded) => <IconButton label={t('menu.games')} icon={<LayoutGrid strokeWidth={1.6} />} aria-expanded={expanded} />}
    >
      {/* Its code and words may still be on their way; the button must not go away with them. */}
      <Suspense fallback={<div className={styles.panel} />}>
        <GameNavPanel />
      </Suspense>
    </HoverPanel>
  )
}
