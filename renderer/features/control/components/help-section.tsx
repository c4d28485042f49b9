import Bell from 'lucide-react/icons/bell'
import Phone from 'lucide-react/icons/phone'
import type { ControlOverview } from '@portico/contract/control/shapes'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import tile from '../../../ui/icon-tile/icon-tile.module.css'
import { useSetRealityCheckMutation } from '../api.ts'
import styles from '../control.module.css'

const MINUTES = { '15': 15, '30': 30, '60': 60 } as const

/** How often the reality check comes, and whom one can talk to. */
export const HelpSection = ({ overview }: { readonly overview: ControlOverview }) => {
  const { t } = useTranslation(['control', 'errors'])
  const toasts = useToasts()
  const [set] = useSetRealityCheckMutation()
  const choose = async (minutes: keyof typeof MINUTES) => {
    const { error } = await set({ minutes: MINUTES[minutes] })
    if (error) toasts.show(t(`errors:${failureKey(error)}`), 'negative')
  }
  return (
    <div className={styles.two}>
      <Card as="section" className={styles.aside}>
        <span className={tile.tile} aria-hidden="true">
          <Bell />
        </span>
        <div>
          <h2>{t('reality.title')}</h2>
          <p className={styles.quiet}>{t('reality.lead')}</p>
        </div>
        <Segmented
          label={t('reality.every')}
          options={(['15', '30', '60'] as const).map((value) => ({ value, label: t('time.minutes', { minutes: value }) }))}
          value={String(overview.realityMinutes) as keyof typeof MINUTES}
          onChange={(minutes) => void choose(minutes)}
        />
      </Card>
      <Card as="section" id="help" className={styles.aside}>
        <span className={tile.tile} aria-hidden="true">
          <Phone />
        </span>
        <div>
          <h2>{t('help.title')}</h2>
          <p className={styles.quiet}>{t('help.lead')}</p>
          <ul className={styles.lines}>
            {overview.helpLines.map(({ name, phone, url, hours }) => (
              <li key={name}>
                {url ? (
                  <a href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
                {phone && (
                  <a href={`tel:${phone.replaceAll(' ', '')}`}>
                    <bdi dir="ltr">{phone}</bdi>
                  </a>
                )}
                {hours && <small>{hours}</small>}
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </div>
  )
}
