import type { RegisterLink } from '@portico/contract/register-link/shapes'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { paths } from '../../core/paths.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { QrCode } from '../../ui/qr-code/qr-code.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import { useToasts } from '../../ui/toast/toasts.ts'
import { Copied } from './copied.tsx'
import { Funnel } from './funnel.tsx'
import { LinkStateMark } from './link-state.tsx'
import { savePicture, saveVector } from './save-qr.ts'
import { brandMark } from './brand-mark.ts'
import styles from './panel.module.css'

const EDGE = 148

/** A link as it is handed on: its picture and address, the page that its invitee sees, and the way to take it back. */
export const LinkPanel = ({ link }: { readonly link: RegisterLink }) => {
  const { t } = useTranslation('registerCenter')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const toasts = useToasts()
  const picture = useRef<HTMLDivElement>(null)
  const { linkId, code, address, type, state, revoked } = link
  const drawn = () => picture.current?.querySelector('svg') ?? undefined
  const png = () => {
    const svg = drawn()
    if (svg) void savePicture(svg, `${code}.png`).catch(() => toasts.show(t('qr.failed'), 'negative'))
  }
  const vector = () => {
    const svg = drawn()
    if (svg) saveVector(svg, `${code}.svg`)
  }
  return (
    <section className={styles.panel} aria-label={t('panel', { code })}>
      <div ref={picture} className={styles.picture}>
        <QrCode text={address} size={EDGE} label={t('qr.label', { code })} mark={brandMark()} />
      </div>
      <div className={styles.about}>
        <h2 className={styles.head}>
          <bdi dir="ltr">{code}</bdi>
          <Tag>{t(`type.${type}`)}</Tag>
          <LinkStateMark link={link} />
        </h2>
        {revoked && (
          <p className={styles.note}>
            {t('revokedAt', { time: format.instant(revoked.at, 'moment') })} <bdi>{revoked.reason}</bdi>
          </p>
        )}
        <Copied text={address} label={t('copy')} />
        <p className={styles.note}>{t('anyAddress')}</p>
        <div className={styles.deeds}>
          <Button size="small" icon={<Download aria-hidden="true" />} onClick={png}>
            {t('qr.png')}
          </Button>
          <Button size="small" icon={<Download aria-hidden="true" />} onClick={vector}>
            {t('qr.svg')}
          </Button>
          <ButtonLink
            size="small"
            icon={<Eye aria-hidden="true" />}
            to={`${paths.register}?affiliateCode=${code}&preview=1`}
            target="_blank"
            rel="noopener"
          >
            {t('preview')}
          </ButtonLink>
          {state !== 'REVOKED' && (
            <Button
              look="text"
              size="small"
              className={styles.revoke}
              onClick={() => dispatch(dialogOpened({ kind: 'revokeRegisterLink', linkId, code }))}
            >
              {t('revoke.deed')}
            </Button>
          )}
        </div>
      </div>
      <Funnel link={link} />
    </section>
  )
}
