import RotateCw from 'lucide-react/icons/rotate-cw'
import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { brand } from 'virtual:brand'
import { usePlatform } from '../../../core/hooks.ts'
import { MessagePage } from '../../../ui/message-page/message-page.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Logo } from '../../../ui/logo/logo.tsx'
import { ThemeSwitch } from '../../../ui/theme-switch/theme-switch.tsx'
import { useSystemStatusQuery } from '../api.ts'
import { selectSystem } from '../slice.ts'
import { Lines } from './lines.tsx'
import styles from './status-screen.module.css'

/** Should the socket be down too, the screen still ends by itself. */
const AGAIN_MS = 30_000

/** The brand's own contacts: a gateway that has locked the address sends no others. */
const BrandContacts = () => {
  const { t } = useTranslation()
  return Object.entries(brand.social).map(([name, url]) => (
    <ButtonLink key={name} to={url} target="_blank" rel="noopener noreferrer">
      {t(`social.${name as keyof typeof brand.social}`)}
    </ButtonLink>
  ))
}

/** The keys of the specification for maintenance and region (decision 30). */
const WORDS = {
  maintenance: { title: 'game_maintenance', lead: 'info_maintenance' },
  region: { title: 'blockip', lead: 'info_ip_block' },
  locked: { title: 'locked.title', lead: 'locked.lead' },
} as const

/**
 * Why the site is closed to this reader, and what to do: maintenance [SYSTEM-02] with the mirrors [SYSTEM-04], the region
 * with the address it was sent by [SYSTEM-03], or an address that asked too often [SYSTEM-06].
 */
export const StatusScreen = ({
  Contacts,
}: {
  readonly Contacts?: ComponentType<{ readonly className?: string | undefined }> | undefined
}) => {
  const { t } = useTranslation(['system', 'common'])
  const platform = usePlatform()
  const { status, message } = useSelector(selectSystem)
  const { data, isFetching, refetch } = useSystemStatusQuery({}, { pollingInterval: AGAIN_MS, refetchOnMountOrArgChange: true })
  const kind = status === 2 ? 'region' : status === 1 ? 'maintenance' : 'locked'
  const words = WORDS[kind]
  const ip = data?.location.ip
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Logo />
        <ThemeSwitch />
      </header>
      <main id="content" className={styles.body}>
        <MessagePage
          scene={kind === 'maintenance' ? 'building' : 'closed'}
          title={t(words.title)}
          lead={(kind !== 'locked' && message) || t(words.lead)}
          note={kind === 'region' && ip ? t('address', { ip }) : undefined}
          actions={
            <>
              {kind === 'locked' ? <BrandContacts /> : <Suspense>{Contacts && <Contacts className={styles.service} />}</Suspense>}
              <Button look="ghost" icon={<RotateCw aria-hidden="true" />} busy={isFetching} onClick={() => void refetch()}>
                {t('refresh')}
              </Button>
            </>
          }
        />
        {/* Another domain is no way round a region or a lock; the desktop client has its own lines. */}
        {kind === 'maintenance' && platform.kind === 'web' && (
          <details className={styles.mirrors}>
            <summary>{t('lines.title')}</summary>
            <Lines />
          </details>
        )}
      </main>
    </div>
  )
}
