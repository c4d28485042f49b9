import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewAuthenticator } from '@portico/contract/factor/shapes'
import { failureKey } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import tile from '../../../ui/icon-tile/icon-tile.module.css'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import {
  useBeginAuthenticatorMutation,
  useFactorsQuery,
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
} from '../factors-api.ts'
import { offerToEndOthers } from '../offer-to-end-others.ts'
import styles from '../security.module.css'
import { useProof } from '../use-proof.tsx'
import { AppDialog, type AppStep } from './app-dialog.tsx'
import { FactorsItem } from './factors-item.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** The authenticator app: set up, its recovery codes, and the way to turn it off. */
export const AuthenticatorRow = () => {
  const { t } = useTranslation(['security', 'errors'])
  const format = useFormat()
  const toasts = useToasts()
  const dispatch = useAppDispatch()
  // Failure shown by ./factors-item.tsx, in place of the row.
  const { data } = useFactorsQuery({})
  const [begin, beginning] = useBeginAuthenticatorMutation()
  const [renew, renewing] = useRenewRecoveryCodesMutation()
  const [remove] = useRemoveAuthenticatorMutation()
  const [step, setStep] = useState<AppStep>()
  const [removing, setRemoving] = useState(false)
  const { proved, dialog } = useProof()
  const app = data?.authenticator

  const say = (failure: unknown) => {
    if (failure !== undefined) toasts.show(t(`errors:${failureKey(failure)}`), 'negative')
  }
  const setUp = async () => {
    let newApp: NewAuthenticator | undefined
    say(
      await proved(async () => {
        const answer = await begin({})
        newApp = answer.data
        return answer
      }),
    )
    if (newApp) setStep({ app: newApp })
  }
  const makeCodes = async () => {
    let codes: readonly string[] | undefined
    say(
      await proved(async () => {
        const answer = await renew({})
        codes = answer.data?.recoveryCodes
        return answer
      }),
    )
    if (codes) setStep({ codes })
  }
  const turnOff = async () => {
    setRemoving(false)
    const failure = await proved(async () => remove({}))
    say(failure)
  }

  const closeStep = () => {
    setStep(undefined)
    // Not before: it would lie over the codes.
    if (step && 'codes' in step) dispatch(offerToEndOthers())
  }

  const left = app?.recoveryCodes.filter(({ usedAt }) => usedAt === null).length ?? 0
  return (
    <>
      <FactorsItem>
        <span className={cx(tile.tile, app && tile.on)} aria-hidden="true">
          <ShieldCheck />
        </span>
        <div className={styles.name}>
          <p>
            <b>{t('app.title')}</b> {app && <Tag tone="positive">{t('app.on')}</Tag>}
          </p>
          <p className={styles.note}>{app ? t('app.since', { day: format.instant(app.addedAt, 'moment') }) : t('app.lead')}</p>
        </div>
        <div className={styles.actions}>
          {app ? (
            !data.required && (
              <Button size="small" look="text" onClick={() => setRemoving(true)}>
                {t('app.turnOff')}
              </Button>
            )
          ) : (
            <Button size="small" busy={beginning.isLoading} aria-label={t('app.setUpThis')} onClick={() => void setUp()}>
              {t('app.setUp')}
            </Button>
          )}
        </div>
        {app && (
          <div className={styles.more}>
            <div className={styles.head}>
              <p>
                <b>{t('codes.title')}</b> <span className={styles.note}>{t('codes.left', { left, count: app.recoveryCodes.length })}</span>
              </p>
              <Button size="small" className={styles.toEnd} busy={renewing.isLoading} onClick={() => void makeCodes()}>
                {t('codes.renew')}
              </Button>
            </div>
            <ul className={styles.codes}>
              {app.recoveryCodes.map(({ usedAt }, index) => (
                <li key={index} className={usedAt === null ? undefined : styles.used}>
                  {usedAt === null ? (
                    <>
                      <span aria-hidden="true">•••• ••••</span>
                      <span className="visually-hidden">{t('codes.unused')}</span>
                    </>
                  ) : (
                    t('codes.used', { at: format.instant(usedAt, 'moment') })
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </FactorsItem>
      {step && <AppDialog step={step} onStep={setStep} onClose={closeStep} />}
      {removing && (
        <RemoveDialog
          title={t('app.removeTitle')}
          lead={t('app.removeLead')}
          action={t('app.turnOff')}
          onRemove={() => void turnOff()}
          onClose={() => setRemoving(false)}
        />
      )}
      {dialog}
    </>
  )
}
