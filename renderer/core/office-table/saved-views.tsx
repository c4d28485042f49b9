import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { ErrorLine } from '../../ui/error-line/error-line.tsx'
import { Field } from '../../ui/field/field.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { Popover } from '../../ui/menu/menu.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { useForgetViewMutation, useSaveViewMutation } from './api.ts'
import { ADDRESS_VERSION, useSavedViews } from './use-saved-views.ts'
import styles from './saved-views.module.css'

interface SavedViewsProps {
  readonly page: string
  readonly understood: (address: string) => string
}

/** The views of a page that its reader saved: one press opens one, and saves what is shown under a name. */
export const SavedViews = ({ page, understood }: SavedViewsProps) => {
  const { t } = useTranslation(['tables', 'errors'])
  const { views, retry, current, open, isOpen } = useSavedViews({ page, understood })
  const [save, { error, isLoading }] = useSaveViewMutation()
  const [forget] = useForgetViewMutation()
  const [name, setName] = useState('')
  const [first, setFirst] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await save({ page, name: name.trim(), address: current, version: ADDRESS_VERSION, first })
    if (saved.data) setName('')
  }
  const tab = (key: string, text: string, on: boolean, address: string) => (
    <button key={key} type="button" aria-pressed={on} className={cx(styles.tab, on && styles.on)} onClick={() => open(address)}>
      {text}
    </button>
  )
  return (
    <div role="group" aria-label={t('views.title')} className={styles.views}>
      {tab('all', t('views.all'), current === '', '')}
      {views.map((view) => tab(view.viewId, view.name, isOpen(view), view.address))}
      {retry && <ErrorLine of={t('views.title')} onRetry={retry} />}
      <Popover stays align="start" label={t('views.manage')} triggerClassName={styles.add} trigger={<Plus aria-hidden="true" />}>
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <Field label={t('views.name')} error={error && t(`errors:${failureKey(error)}`)}>
            {(control) => (
              <TextInput dense {...control} required maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
            )}
          </Field>
          <Checkbox checked={first} onChange={({ target }) => setFirst(target.checked)}>
            {t('views.first')}
          </Checkbox>
          <Button type="submit" size="small" busy={isLoading}>
            {t('views.save')}
          </Button>
        </form>
        {views.length > 0 && (
          <ul className={styles.list}>
            {views.map((view) => (
              <li key={view.viewId}>
                <span className={styles.name}>{view.name}</span>
                {view.first && <span className={styles.note}>{t('views.isFirst')}</span>}
                <IconButton
                  small
                  label={t('views.forget', { name: view.name })}
                  icon={<X />}
                  onClick={() => void forget({ viewId: view.viewId })}
                />
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </div>
  )
}
