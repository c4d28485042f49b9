import Megaphone from 'lucide-react/icons/megaphone'
import { type ControlOverview, offerChannel } from '@portico/contract/control/shapes'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Card } from '../../../ui/card/card.tsx'
import tile from '../../../ui/icon-tile/icon-tile.module.css'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useChooseOffersMutation } from '../api.ts'
import styles from '../control.module.css'

/** A switch for each way by which offers come: off at once, and for good. */
export const OffersSection = ({ overview }: { readonly overview: ControlOverview }) => {
  const { t } = useTranslation(['control', 'errors'])
  const toasts = useToasts()
  const [choose, { isLoading }] = useChooseOffersMutation()
  return (
    <Card as="section" id="offers" className={styles.aside}>
      <span className={tile.tile} aria-hidden="true">
        <Megaphone />
      </span>
      <div>
        <h2>{t('offers.title')}</h2>
        <p className={styles.quiet}>{t('offers.lead')}</p>
        <ul className={styles.products}>
          {offerChannel.options.map((channel) => {
            const stopped = overview.offersStopped.includes(channel)
            return (
              <li key={channel}>
                <label>
                  <span>{t(`offers.${channel}`)}</span>
                  <small>{t(stopped ? 'offers.stopped' : 'offers.come')}</small>
                  <input
                    type="checkbox"
                    role="switch"
                    className={styles.switch}
                    aria-checked={!stopped}
                    checked={!stopped}
                    disabled={isLoading}
                    onChange={async () => {
                      const { error } = await choose({ channel, stopped: !stopped })
                      if (error) toasts.show(t(`errors:${failureKey(error)}`), 'negative')
                    }}
                  />
                </label>
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}
