import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectTrial, TrialBar } from '../../features/session/index.ts'
import { cx } from '../../lib/cx.ts'
import { ErrorBoundary } from '../../lib/error-boundary.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useNear } from '../../lib/use-near.ts'
import { useRouteHandle } from '../../core/feature.ts'
import { ErrorPage } from '../states/error-page.tsx'
import { PageSkeleton } from '../states/page-skeleton.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { SideMenu } from './side-menu.tsx'
import styles from './site-shell.module.css'

const Footer = lazyPart(async () => (await import(/* @chunk footer */ './footer.tsx')).Footer)

/** The landmark is always there; what it holds comes when the reader comes near. */
const FooterPlace = () => {
  const { ref, near } = useNear<HTMLElement>()
  return (
    <footer ref={ref} className={styles.footer}>
      {near && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
    </footer>
  )
}

/**
 * Side menu, header, content, footer; each route's frame says which of them it does without [ROUTE-18]. Around a game stands nothing of the site: its
 * page has a bar of its own. Where no game is named yet the menu stays.
 */
export const SiteShell = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  const frame = useRouteHandle()?.frame ?? 'site'
  const play = frame === 'play'
  const task = frame === 'task'
  const whole = task || frame === 'site'
  const { key, search } = useLocation()
  const inGame = frame === 'game' && new URLSearchParams(search).has('nodeId')
  const endsAt = useSelector(selectTrial)?.trialEndsAt
  return (
    <div className={cx(styles.shell, play && styles.play, inGame && styles.game, frame === 'game' && styles.narrow)}>
      <a href="#content" className={styles.skip}>
        {t('action.skip')}
      </a>
      {frame !== 'game' && (
        <a href="#search" className={styles.skip}>
          {t('action.skipToSearch')}
        </a>
      )}
      <LoadingBar />
      {!play && !inGame && <SideMenu />}
      <div className={styles.column}>
        {!inGame && <Header play={play} />}
        <main id="content" tabIndex={-1} className={styles.main}>
          {endsAt && whole && (
            <Suspense>
              <TrialBar endsAt={endsAt} />
            </Suspense>
          )}
          <Suspense fallback={<PageSkeleton />}>
            <ErrorBoundary resetKey={key} fallback={(error) => <ErrorPage error={error} />}>
              {children}
            </ErrorBoundary>
          </Suspense>
        </main>
        {whole && <FooterPlace />}
      </div>
      {!play && !task && !inGame && <BottomBar />}
    </div>
  )
}
