import ExternalLink from 'lucide-react/icons/external-link'
import Gauge from 'lucide-react/icons/gauge'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { probeDomain } from '../../../api/probe-domain.ts'
import { useHost } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useDomainRouteQuery } from '../api.ts'
import styles from './lines.module.css'

/** Milliseconds, null for silence, undefined until it has been asked. */
type Speeds = Readonly<Record<string, number | null | undefined>>

const randomNonce = () => crypto.randomUUID().replaceAll('-', '')

/** Asks every domain at once and shows each answer as it comes; `measure` begins anew [SYSTEM-05]. */
const useSpeeds = (domains: readonly string[]) => {
  const { merchant } = useHost()
  const [round, setRound] = useState(0)
  const [results, setResults] = useState<{ readonly round: number; readonly speeds: Speeds }>({ round, speeds: {} })
  const all = domains.join(' ')
  useEffect(() => {
    let current = true
    const ways = { merchant, now: () => performance.now(), nonce: randomNonce }
    for (const domain of all.split(' ')) {
      void probeDomain(domain, ways).then((ms) => {
        if (current) setResults((known) => ({ round, speeds: { ...(known.round === round ? known.speeds : {}), [domain]: ms } }))
      })
    }
    return () => {
      current = false
    }
  }, [all, merchant, round])
  const speeds = results.round === round ? results.speeds : {}
  const busy = domains.some((domain) => speeds[domain] === undefined)
  return { speeds, busy, measure: () => setRound((known) => known + 1) }
}

/** The site's other addresses, how quick each is from here, and the way there [SYSTEM-04] [SYSTEM-05]. */
export const Lines = () => {
  const { t } = useTranslation(['system', 'common'])
  const format = useFormat()
  // Failure not shown: the addresses that the site was built with stand in, and a button asks again.
  const { data, isFetching, refetch } = useDomainRouteQuery({})
  // A gateway that does not answer cannot say where else it is: what the site was built with is known always.
  const domains = data?.domainRoute.length ? data.domainRoute : brand.domains
  const { speeds, busy, measure } = useSpeeds(domains)
  const quickest = Math.min(...domains.map((domain) => speeds[domain] ?? Number.POSITIVE_INFINITY))
  const word = (ms: number | null | undefined) =>
    ms === undefined ? t('lines.asking') : ms === null ? t('lines.silent') : t('lines.ms', { ms: format.number(ms) })
  return (
    <section className={styles.lines} aria-label={t('lines.title')}>
      <ul>
        {domains.map((domain) => {
          const ms = speeds[domain]
          return (
            <li key={domain}>
              <a href={`https://${domain}/`} rel="noreferrer">
                <ExternalLink aria-hidden="true" />
                <span className={styles.domain}>{domain}</span>
              </a>
              {domain === location.hostname && <Tag>{t('lines.here')}</Tag>}
              {ms === quickest && !busy && <Tag tone="positive">{t('lines.quickest')}</Tag>}
              <span className={styles.speed}>{word(ms)}</span>
            </li>
          )
        })}
      </ul>
      <p className={styles.actions}>
        <Button look="quiet" icon={<Gauge aria-hidden="true" />} busy={busy} onClick={measure}>
          {t('lines.measure')}
        </Button>
        <Button look="text" icon={<RotateCw aria-hidden="true" />} busy={isFetching} onClick={() => void refetch()}>
          {t('lines.refresh')}
        </Button>
      </p>
    </section>
  )
}
