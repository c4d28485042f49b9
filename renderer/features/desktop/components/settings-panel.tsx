import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DesktopSettings, mayBeSet, type ProxySetting, proxySetting } from '@portico/contract/desktop/shapes'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useDesktop, useClientFact } from '../client.ts'
import styles from './client-dialog.module.css'
import { QuietHours } from './quiet-hours.tsx'

const MODES = ['system', 'direct', 'manual', 'pac'] as const
type Mode = (typeof MODES)[number]

/** The setting a form means, or nothing where its address is wrong. */
const proxyFrom = (mode: Mode, address: string, bypass: string): ProxySetting | undefined => {
  const candidate =
    mode === 'manual' ? { mode, server: address.trim(), bypass: bypass.trim() } : mode === 'pac' ? { mode, url: address.trim() } : { mode }
  const { data } = proxySetting.safeParse(candidate)
  return data && mayBeSet(data) ? data : undefined
}

const ProxyForm = ({ settings, onSave }: { readonly settings: DesktopSettings; readonly onSave: (proxy: ProxySetting) => void }) => {
  const { t } = useTranslation(['desktop', 'common'])
  const { proxy } = settings
  const [mode, setMode] = useState<Mode>(proxy.mode)
  const [address, setAddress] = useState(proxy.mode === 'manual' ? proxy.server : proxy.mode === 'pac' ? proxy.url : '')
  const [bypass, setBypass] = useState(proxy.mode === 'manual' ? proxy.bypass : '')
  const [wrong, setWrong] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const setting = proxyFrom(mode, address, bypass)
    setWrong(!setting)
    if (setting) onSave(setting)
  }
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <Field label={t('proxy.mode')}>
        {(control) => (
          <Select
            {...control}
            value={mode}
            options={MODES.map((value) => ({ value, label: t(`proxy.${value}`) }))}
            onChange={(event) => {
              setMode(event.target.value as Mode)
              setWrong(false)
            }}
          />
        )}
      </Field>
      {(mode === 'manual' || mode === 'pac') && (
        <Field label={t(`proxy.address.${mode}`)} hint={t(`proxy.hint.${mode}`)} error={wrong ? t(`proxy.wrong.${mode}`) : undefined}>
          {(control) => <TextInput {...control} dir="ltr" value={address} onChange={(event) => setAddress(event.target.value)} />}
        </Field>
      )}
      {mode === 'manual' && (
        <Field label={t('proxy.bypass')} hint={t('proxy.bypassHint')}>
          {(control) => <TextInput {...control} dir="ltr" value={bypass} onChange={(event) => setBypass(event.target.value)} />}
        </Field>
      )}
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          {t('proxy.save')}
        </Button>
      </div>
    </form>
  )
}

/** How the client behaves on this machine, and the one proxy for all of its traffic. */
export const SettingsPanel = () => {
  const { t } = useTranslation(['desktop', 'common'])
  const toasts = useToasts()
  const { ask, state } = useDesktop()
  const settings = useClientFact('settings')
  const write = useMutation({
    mutationFn: (next: DesktopSettings) => ask['settings.write'](next),
    onSuccess: () => toasts.show(t('settings.saved'), 'positive'),
    onError: () => toasts.show(t('settings.notSaved'), 'negative'),
  })
  return (
    <>
      <Checkbox checked={settings.closeToTray} onChange={(event) => write.mutate({ ...settings, closeToTray: event.target.checked })}>
        {t('settings.closeToTray')}
      </Checkbox>
      <Checkbox checked={settings.notifications} onChange={(event) => write.mutate({ ...settings, notifications: event.target.checked })}>
        {t('settings.notifications')}
      </Checkbox>
      {settings.notifications && (
        <QuietHours hours={settings.quietHours} onSave={(quietHours) => write.mutate({ ...settings, quietHours })} />
      )}
      <Checkbox checked={settings.restoreWindows} onChange={(event) => write.mutate({ ...settings, restoreWindows: event.target.checked })}>
        {t('settings.restoreWindows')}
      </Checkbox>
      {state.platform !== 'linux' && (
        <Checkbox checked={settings.startAtLogin} onChange={(event) => write.mutate({ ...settings, startAtLogin: event.target.checked })}>
          {t('settings.startAtLogin')}
        </Checkbox>
      )}
      {state.role === 'main' && <ProxyForm settings={settings} onSave={(proxy) => write.mutate({ ...settings, proxy })} />}
    </>
  )
}
