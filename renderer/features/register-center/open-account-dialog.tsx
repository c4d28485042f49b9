import { type LinkType, linkType } from '@portico/contract/register-link/shapes'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../api/failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../ui/fault-note/fault-note.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/state.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { useOpenDownlineMutation, useRegisterLinksQuery } from './api.ts'
import { Copied } from './copied.tsx'
import { isElsewhere, rateRules, ruleAt } from './faults.ts'
import { RateFields } from './rate-fields.tsx'
import { firstRates, positiveRates, rateFault, type TypedRates, wantedOf } from './rates.ts'
import styles from './form.module.css'

/** Opens an account below the agent, and shows its first password this once. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['registerCenter', 'common', 'errors'])
  const { data, error: failure, refetch } = useRegisterLinksQuery({ pageSize: 1 })
  const [open, { data: opened, error, isLoading }] = useOpenDownlineMutation()
  const [username, setUsername] = useState('')
  const [type, setType] = useState<LinkType>('MEMBER')
  const [typed, setTyped] = useState<TypedRates>()
  const own = data?.own ?? []
  const rates = typed ?? firstRates(own)
  const ratesStand = positiveRates(own).every(({ category, rate }) => rateFault(rates[category] ?? '0.0', rate) === undefined)
  const rule = ruleAt(error, 'username')

  const nameFault = (): string | undefined => {
    if (rule === undefined) return undefined
    if (rule === 'taken') return t('errors:ACCOUNT_TAKEN')
    const { min = 0, max = 0 } = refusal(error)?.fields?.['username'] ?? {}
    return rule === 'reserved' ? t('open.reserved') : t('open.nameFault', { min, max })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (ratesStand) void open({ username: username.trim(), type, rates: wantedOf(rates) })
  }

  if (opened)
    return (
      <Dialog side title={t('opened.title', { account: opened.account })} lead={t('opened.lead')} onClose={onClose}>
        <dl className={styles.secret}>
          <div>
            <dt>{t('open.name')}</dt>
            <dd>
              <Copied text={opened.account} label={t('opened.copyName')} />
            </dd>
          </div>
          <div>
            <dt>{t('opened.password')}</dt>
            <dd>
              <Copied text={opened.password} label={t('opened.copyPassword')} />
            </dd>
          </div>
        </dl>
        <p className={styles.note}>{t('opened.once')}</p>
        <DialogActions>
          <Button look="primary" onClick={onClose}>
            {t('opened.done')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog side title={t('open.title')} lead={t('open.lead')} onClose={onClose}>
      {data ? (
        <form className={styles.form} onSubmit={send} noValidate>
          <Field label={t('open.name')} hint={t('open.nameHint')} error={nameFault()}>
            {(control) => (
              <TextInput
                {...control}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                value={username}
                onChange={({ target }) => setUsername(target.value)}
              />
            )}
          </Field>
          <Segmented
            label={t('open.type')}
            options={linkType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
            value={type}
            onChange={setType}
          />
          <RateFields own={own} rates={rates} onRates={setTyped} refused={rateRules(error)} />
          {isElsewhere(error, ['username']) && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
          <DialogActions>
            <Button look="ghost" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" look="primary" busy={isLoading}>
              {t('open.create')}
            </Button>
          </DialogActions>
        </form>
      ) : failure ? (
        <ErrorState title={t(`errors:${failureKey(failure)}`)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Dialog>
  )
}
