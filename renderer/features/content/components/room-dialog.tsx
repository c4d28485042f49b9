import LogIn from 'lucide-react/icons/log-in'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { LONGEST_MESSAGE } from '@portico/contract/chat/shapes'
import { failureKey } from '../../../api/failure.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { selectStatus, selectTrial } from '../../session/index.ts'
import { useRoomQuery, useSayMutation } from '../room-api.ts'
import styles from './room.module.css'

/** One message at a time; what could not be said stays in the field. */
const Say = () => {
  const { t } = useTranslation(['dialogs', 'errors'])
  const [words, setWords] = useState('')
  const [say, { isLoading, error }] = useSayMutation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const text = words.trim()
    if (!text || isLoading) return
    const answer = await say({ text })
    if (!answer.error) setWords('')
  }
  return (
    <form className={styles.say} onSubmit={(event) => void send(event)}>
      <Field label={t('room.message')} error={error ? t(`errors:${failureKey(error)}`) : undefined}>
        {(control) => (
          <TextInput
            {...control}
            value={words}
            maxLength={LONGEST_MESSAGE}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={isLoading} icon={<SendHorizontal aria-hidden="true" />}>
        {t('room.send')}
      </Button>
    </form>
  )
}

/** The chat room: everybody reads, members write [CONTENT-06]. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['dialogs', 'errors', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const status = useSelector(selectStatus)
  const trial = useSelector(selectTrial)
  const { data, isError, refetch } = useRoomQuery({})
  const list = data?.list
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (list) log.current?.scrollTo(0, log.current.scrollHeight)
  }, [list])
  return (
    <Dialog title={t('room.title')} lead={t('room.lead')} onClose={onClose} size="large">
      {!list && (isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="240px" />)}
      {list?.length === 0 && <EmptyState title={t('room.empty')} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div ref={log} role="log" aria-label={t('room.said')} tabIndex={0} className={styles.log} hidden={!list || list.length === 0}>
        {list?.map(({ id, name, text, saidAt }) => (
          <p key={id}>
            <b>{name}</b> <time dateTime={saidAt}>{format.instant(saidAt, 'time')}</time>
            <span>{text}</span>
          </p>
        ))}
      </div>
      {status === 'member' && <Say />}
      {trial && (
        <>
          <p>{t('errors:in_need_true_account')}</p>
          <Button wide look="primary" onClick={() => dispatch(dialogOpened({ kind: 'register' }))}>
            {t('common:action.register')}
          </Button>
        </>
      )}
      {status === 'guest' && !trial && (
        <Button wide icon={<LogIn aria-hidden="true" />} onClick={() => dispatch(dialogOpened({ kind: 'login' }))}>
          {t('room.guest')}
        </Button>
      )}
    </Dialog>
  )
}
