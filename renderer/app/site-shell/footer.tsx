import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { Link } from '../../lib/link.tsx'
import { useTypeName } from '../../i18n/use-type-name.ts'
import { FooterVendors, HelpLinks, SocialLinks } from '../../features/content/index.ts'
import { typeAddress } from '../../features/launch/index.ts'
import { useGameVendorsQuery } from '../../features/lobby/index.ts'
import { ErrorLine } from '../../ui/error-line/error-line.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { useHost } from '../../core/hooks.ts'
import { paths } from '../../core/paths.ts'
import { Adult } from './adult.tsx'
import styles from './footer.module.css'

/** As many vendors of a product as fit under its name. */
const NAMED = 4

/** What is played here, and whose it is. */
const Products = () => {
  const typeName = useTypeName()
  const { data, isError, refetch } = useGameVendorsQuery({})
  if (!data && isError) return <ErrorLine onRetry={() => void refetch()} />
  return (
    <ul>
      {data?.data.lanes.map(({ title, vendors }) => (
        <li key={title} className={styles.product}>
          <Link to={typeAddress(title)}>{typeName(title)}</Link>
          <small>
            {vendors
              .slice(0, NAMED)
              .map(({ displayName }) => displayName)
              .join(' · ')}
            {vendors.length > NAMED && ` +${vendors.length - NAMED}`}
          </small>
        </li>
      ))}
    </ul>
  )
}

const Safety = () => {
  const { t } = useTranslation()
  const links = [
    [paths.page('limits'), t('page.limits')],
    [paths.page('responsible'), t('footer.responsible')],
    [paths.page('agreement'), t('page.agreement')],
    [paths.page('service'), t('page.service')],
    [paths.page('app'), t('page.app')],
    [paths.page('blog'), t('page.blog')],
  ] as const
  return (
    <ul>
      {links.map(([to, text]) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Help, products with their vendors, safety, and who we are [CHROME-07]. */
export const Footer = () => {
  const { t } = useTranslation()
  const { clock } = useHost()
  return (
    <div className={styles.foot}>
      <div className={styles.about}>
        <Logo small />
        <p>
          {brand.demonstration && `${t('footer.demonstration')} `}
          {t('footer.adult')}
        </p>
        <Link to={paths.page('responsible')} aria-label={t('footer.responsible')}>
          <Adult />
        </Link>
      </div>
      <nav aria-label={t('footer.help')}>
        <h2>{t('footer.help')}</h2>
        <Suspense>
          <HelpLinks />
        </Suspense>
      </nav>
      <nav aria-label={t('footer.safety')}>
        <h2>{t('footer.safety')}</h2>
        <Safety />
      </nav>
      <nav aria-label={t('footer.products')} className={styles.products}>
        <h2>{t('footer.products')}</h2>
        <Suspense>
          <Products />
        </Suspense>
      </nav>
      <div className={styles.whose}>
        <h2>{t('footer.vendors')}</h2>
        <Suspense>
          <FooterVendors className={styles.vendors} />
        </Suspense>
      </div>
      <div className={styles.last}>
        <small>{t('footer.copyright', { year: new Date(clock.now()).getUTCFullYear(), name: brand.name })}</small>
        <Suspense>
          <SocialLinks className={styles.social} />
        </Suspense>
      </div>
    </div>
  )
}
