import { graphemesOf, MOST_COMMENT } from '@portico/contract/promotion/graphemes'
import type { PromotionDetail } from '@portico/contract/promotion/shapes'
import { MOST_UPLOADS, type UploadView } from '@portico/contract/upload/shapes'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { PictureDrop } from '../../../core/picture-drop/picture-drop.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useApplyForPromotionMutation } from '../api.ts'
import { useApplyDraft } from '../use-apply-draft.ts'
import styles from './apply.module.css'

const Pictures = ({ pictures, onRemove }: { readonly pictures: readonly UploadView[]; readonly onRemove: (id: string) => void }) => {
  const { t } = useTranslation('promotions')
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ uploadId, url }, index) => (
        <li key={uploadId}>
          <img src={url} alt={t('apply.picture', { number: index + 1 })} />
          <IconButton small label={t('apply.remove', { number: index + 1 })} icon={<X />} onClick={() => onRemove(uploadId)} />
        </li>
      ))}
    </ul>
  )
}

/** Applies for an offer: a comment of up to 140 graphemes and up to three pictures. */
export const ApplyForm = ({ detail }: { readonly detail: PromotionDetail }) => {
  const { t } = useTranslation(['promotions', 'errors'])
  const toasts = useToasts()
  const { card, version, conditions, answerHours } = detail
  const { draft, change, forget } = useApplyDraft(card.id)
  const [send, { isLoading, error }] = useApplyForPromotionMutation()
  /** Pictures on their way: sent before they have come, the application would lack them. */
  const [awaited, setAwaited] = useState(0)
  const count = graphemesOf(draft.comment)
  const isLong = count > MOST_COMMENT
  const missing = conditions.filter(({ met }) => !met).length

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What is wrong stands below the field; whoever pressed is led there.
    if (isLong) event.currentTarget.querySelector('textarea')?.focus()
    if (isLong || missing > 0) return
    const { data } = await send({ id: card.id, version, comment: draft.comment, pictures: draft.pictures.map(({ uploadId }) => uploadId) })
    if (!data) return
    forget()
    toasts.show(t('apply.done'), 'positive')
  }

  return (
    <Card as="section" aria-labelledby="apply" className={styles.apply}>
      <header>
        <h2 id="apply">{t('apply.title')}</h2>
        <span className={styles.note}>{t('apply.answer', { count: answerHours })}</span>
      </header>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={t('apply.comment')}
          aside={
            <span className={styles.note} data-long={isLong}>
              {t('apply.count', { count, most: MOST_COMMENT })}
            </span>
          }
          error={isLong ? t('apply.long', { count: count - MOST_COMMENT }) : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              className={styles.area}
              rows={4}
              value={draft.comment}
              onChange={({ target }) => change({ comment: target.value })}
            />
          )}
        </Field>
        <div className={styles.block}>
          <div className={styles.head}>
            <b>{t('apply.pictures')}</b>
            <span className={styles.note}>{t('apply.pictureCount', { count: draft.pictures.length, most: MOST_UPLOADS })}</span>
          </div>
          <Pictures
            pictures={draft.pictures}
            onRemove={(id) => change({ pictures: draft.pictures.filter(({ uploadId }) => uploadId !== id) })}
          />
          {draft.pictures.length < MOST_UPLOADS && (
            <PictureDrop
              label={t('apply.pictures')}
              onPicture={(picture) => change({ pictures: [...draft.pictures, picture] })}
              onBusy={(busy) => setAwaited((waits) => waits + (busy ? 1 : -1))}
            />
          )}
          <p className={styles.note}>{t('apply.private')}</p>
        </div>
        {error !== undefined && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
        {missing > 0 && <p className={styles.note}>{t('apply.missing', { count: missing })}</p>}
        <Button type="submit" look="primary" size="large" wide busy={isLoading || awaited > 0} disabled={missing > 0}>
          {t('apply.send')}
        </Button>
      </form>
    </Card>
  )
}
