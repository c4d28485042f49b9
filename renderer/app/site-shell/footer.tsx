import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { brand } from 'virtual:brand'
import { Logo } from '../../ui/logo/logo.tsx'
import { useHost } from '../hooks.ts'
import { paths } from '../paths.ts'
import styles from './footer.module.css'

const VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']
const SOCIAL = ['facebook', 'telegram', 'youtube', 'instagram'] as const

const Adult = ({ label }: { label: string }) => (
  <svg viewBox="0 0 44 44" role="img" aria-label={label} className={styles.adult}>
    <circle cx="22" cy="22" r="20.500" fill="none" stroke="currentColor" strokeWidth="2" />
    <path
      d="M12 17l3-2v14M21.500 21.500a3.500 3.500 0 1 0-.1 0a4 4 0 1 0 .2 0M28 22h8M32 18v8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.200"
      strokeLinecap="round"
    />
  </svg>
)

/** Help, products, safety, vendors and who we are [CHROME-07]. */
export const Footer = () => {
  const { t } = useTranslation()
  const { clock } = useHost()
  const columns = [
    {
      title: t('footer.help'),
      links: [
        [paths.help('term'), t('footer.terms')],
        [paths.help('money'), t('footer.money')],
        [paths.help('faq'), t('footer.faq')],
      ],
    },
    {
      title: t('footer.products'),
      links: (['lott', 'live', 'rng', 'fish', 'sports'] as const).map((name) => [paths.page(name), t(`page.${name}`)]),
    },
    {
      title: t('footer.safety'),
      links: [
        [paths.page('responsible'), t('footer.responsible')],
        [`${paths.page('responsible')}#limits`, t('footer.limits')],
        [`${paths.page('responsible')}#exclusion`, t('footer.selfExclusion')],
      ],
    },
  ]
  return (
    <footer className={styles.foot}>
      <div className={styles.about}>
        <Logo small />
        <p>
          {brand.demonstration && `${t('footer.demonstration')} `}
          {t('footer.adult')}
        </p>
        <Adult label={t('footer.adult')} />
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {links.map(([to = '', text]) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div>
        <h3>{t('footer.vendors')}</h3>
        <p className={styles.vendors}>
          {VENDORS.map((code) => (
            <span key={code}>{code}</span>
          ))}
        </p>
      </div>
      <div className={styles.last}>
        <small>{t('footer.copyright', { year: new Date(clock.now()).getUTCFullYear(), name: brand.name })}</small>
        <nav aria-label={t('footer.social')} className={styles.social}>
          {SOCIAL.map((name) => {
            const url = brand.social[name]
            return url ? (
              <a key={name} href={url} target="_blank" rel="noopener noreferrer">
                {t(`social.${name}`)}
              </a>
            ) : null
          })}
        </nav>
      </div>
    </footer>
  )
}
