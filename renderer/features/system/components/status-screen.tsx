import RotateCw from 'lucide-react/icons/rotate-cw'
import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { brand } from 'virtual:brand'
import { usePlatform } from '../../../core/hooks.ts'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
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

/** When the site is expected back, on the merchant's clock and from now; nothing once that has passed. */
const Back = ({ until }: { readonly until: string }) => {
  const { t } = useTranslation('system')
  const format = useFormat()
  const now = useServerNow()
  if (Date.parse(until) <= now) return null
  const sameDay = format.instant(until, 'date') === format.instant(now, 'date')
  return (
    <b className={styles.back}>
      {t('back', { time: format.instant(until, sameDay ? 'time' : 'moment'), offset: format.offset(until), left: format.ago(until, now) })}
    </b>
  )
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
  Languages,
}: {
  readonly Contacts?: ComponentType<{ readonly className?: string | undefined }> | undefined
  readonly Languages?: ComponentType<{ readonly className?: string | undefined }> | undefined
}) => {
  const { t } = useTranslation(['system', 'common'])
  const platform = usePlatform()
  const { status, message, until } = useSelector(selectSystem)
  // Failure not shown: the screen stays as it is, and a button asks again.
  const { data, isFetching, refetch } = useSystemStatusQuery({}, { pollingInterval: AGAIN_MS, refetchOnMountOrArgChange: true })
  const kind = status === 2 ? 'region' : status === 1 ? 'maintenance' : 'locked'
  const words = WORDS[kind]
  const ip = data?.location.ip
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Logo />
        <div className={styles.choices}>
          <Suspense>{Languages && <Languages className={styles.language} />}</Suspense>
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" className={styles.body}>
        <MessagePage
          scene={kind === 'maintenance' ? 'building' : 'closed'}
          title={t(words.title)}
          lead={
            <>
              {(kind !== 'locked' && message) || t(words.lead)}
              {kind === 'maintenance' && until && <Back until={until} />}
              {/* Our own words for maintenance say so themselves. */}
              {kind !== 'locked' && (kind === 'region' || message) && <span className={styles.safe}>{t('safe')}</span>}
            </>
          }
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
