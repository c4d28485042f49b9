import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Link } from '../../lib/link.tsx'
import { usePermission } from '../../features/access/index.ts'
import { useModules } from '../../features/system/index.ts'
import { cx } from '../../lib/cx.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Logo } from '../../ui/logo/logo.tsx'
import { paths } from '../../core/paths.ts'
import { RowLink } from './row-link.tsx'
import styles from './side-menu.module.css'
import { sideGroups } from './side-rows.ts'

const MemberMenu = lazyPart(async () => (await import('./member-menu.tsx')).MemberMenu)
const SideTail = lazyPart(async () => (await import(/* @chunk side */ './side-tail.tsx')).SideTail)

/** The way to everything, folded to icons on middle widths or by choice, and absent on phones [CHROME-08]. */
export const SideMenu = () => {
  const { t } = useTranslation()
  const modules = useModules()
  const promotions = usePermission('PROMOTIONS')
  const inCenter = useLocation().pathname.startsWith(paths.member())
  return (
    <nav className={styles.side} aria-label={t('menu.label')}>
      <Link to={paths.home} className={styles.brand}>
        <Logo />
      </Link>
      {inCenter ? (
        <Suspense>
          <MemberMenu />
        </Suspense>
      ) : (
        <>
          {sideGroups(modules, promotions).map((rows, index) => (
            <ul key={rows[0]?.text} className={cx(styles.group, index > 0 && styles.split)}>
              {rows.map((row) => (
                <li key={row.text}>
                  <RowLink {...row} />
                </li>
              ))}
            </ul>
          ))}
          <Suspense>
            <SideTail />
          </Suspense>
        </>
      )}
    </nav>
  )
}
