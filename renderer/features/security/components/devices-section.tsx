import AppWindow from 'lucide-react/icons/app-window'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import type { OwnSession } from '@portico/contract/session/own-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useEndOtherSessionsMutation, useEndOwnSessionMutation, useOwnSessionsQuery } from '../api.ts'
import tile from '../../../ui/icon-tile/icon-tile.module.css'
import styles from '../security.module.css'
import { useProof } from '../use-proof.tsx'
import { useClientName } from '../use-client-name.ts'
import { usePlaceName } from '../use-place-name.ts'

const ICONS = { PHONE: Smartphone, COMPUTER: Laptop, CLIENT: AppWindow } as const
/** Seen within so long counts as now. */
const NOW_MS = 120_000

interface RowProps {
  readonly session: OwnSession
  readonly busy: boolean
  readonly onEnd: () => void
}

const Row = ({ session, busy, onEnd }: RowProps) => {
  const { t } = useTranslation('security')
  const format = useFormat()
  const now = useServerNow()
  const name = useClientName()(session.client)
  const placeName = usePlaceName()
  const Icon = ICONS[session.client.form]
  const { method, signedInAt, lastSeenAt, state, current, ip, place, expiresAt } = session
  const active = current || now - new Date(lastSeenAt).getTime() < NOW_MS
  const seen =
    state === 'REMEMBERED'
      ? t('devices.remembered', { until: format.instant(expiresAt, 'moment') })
      : active
        ? t('devices.now')
        : t('devices.seen', { ago: format.ago(lastSeenAt, now) })
  return (
    <li className={styles.row}>
      <span className={tile.tile} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.name}>
        <p>
          <b>{name}</b> {current && <Tag tone="positive">{t('devices.this')}</Tag>}
        </p>
        <p className={styles.note}>
          {place && `${placeName(place)} · `}
          <bdi dir="ltr">{ip}</bdi>
        </p>
      </div>
      <p className={styles.note}>
        {t(`method.${method}`)}, {format.instant(signedInAt, 'moment')}
      </p>
      <p className={active ? styles.now : styles.note}>{seen}</p>
      <div className={styles.end}>
        {!current && (
          <Button size="small" look="quiet" busy={busy} aria-label={t('devices.endThis', { name })} onClick={onEnd}>
            {t('devices.end')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Where the account is open, and the way to end it there. */
export const DevicesSection = () => {
  const { t } = useTranslation(['security', 'errors'])
  const { data, error, refetch } = useOwnSessionsQuery({}, { refetchOnMountOrArgChange: true })
  const [endOne] = useEndOwnSessionMutation()
  const [endOthers, others] = useEndOtherSessionsMutation()
  const [ending, setEnding] = useState<string>()
  const { proved, dialog } = useProof()
  const toasts = useToasts()
  const list = data?.list
  const count = (list?.length ?? 1) - 1

  const say = (failure: unknown) => {
    if (failure !== undefined) toasts.show(t(`errors:${failureKey(failure)}`), 'negative')
  }
  const end = async (id: string) => {
    setEnding(id)
    say(await proved(async () => endOne({ id })))
    setEnding(undefined)
  }

  return (
    <>
      <div className={styles.head}>
        <h2>{t('devices.title')}</h2>
        {list && <span className={styles.note}>{t('devices.count', { count: list.length })}</span>}
        {count > 0 && (
          <Button
            size="small"
            look="quiet"
            className={styles.toEnd}
            busy={others.isLoading}
            onClick={async () => say(await proved(async () => endOthers({})))}
          >
            {t('devices.endOthers', { count })}
          </Button>
        )}
      </div>
      <Card flush>
        {error !== undefined && <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />}
        {!error && !list && <Skeleton height="73px" />}
        {!error && list && (
          <ul className={styles.list}>
            {list.map((session) => (
              <Row key={session.id} session={session} busy={ending === session.id} onEnd={() => void end(session.id)} />
            ))}
          </ul>
        )}
      </Card>
      {dialog}
    </>
  )
}
