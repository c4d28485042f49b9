import type { DocumentView } from '@portico/contract/document/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import styles from '../documents.module.css'
import { DocumentForm } from './document-form.tsx'
import { Side } from './side.tsx'

interface Props {
  readonly document: DocumentView
  /** What has to be done before; absent where nothing has. */
  readonly early?: string | undefined
}

const TONES = {
  NONE: 'neutral',
  SENT: 'accent',
  REVIEW: 'accent',
  ACCEPTED: 'positive',
  REJECTED: 'negative',
  EXPIRED: 'negative',
} as const

/** A step that takes a document: where it stands, why it came back, and what is to be sent. */
export const DocumentStepCard = ({ document, early }: Props) => {
  const { t } = useTranslation('documents')
  const format = useFormat()
  const { step, state, required, reasons, again, sentAt, decidedAt, kind, number, front, back } = document
  const open = again.length > 0
  return (
    <Card as="section" aria-label={t(`step.${step}`)} className={styles.step}>
      <header>
        <div>
          <h2>{t(`step.${step}`)}</h2>
          <p className={styles.note}>
            {t(`about.${step}`)} · {required ? t('required') : t('optional')}
          </p>
        </div>
        <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
      </header>
      {reasons.length > 0 && (
        <div className={styles.reasons}>
          <b>{t('reasons')}</b>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{t(`reason.${reason}`)}</li>
            ))}
          </ul>
          <p className={styles.note}>{t('again')}</p>
        </div>
      )}
      {!open && kind && (
        <>
          <p>
            {t(`kind.${kind}`)}
            {number !== null && (
              <>
                {' '}
                <bdi>{number}</bdi>
              </>
            )}
          </p>
          <div className={styles.fields}>
            {front && <Side label={back ? t('side.FRONT') : t('side.page')} picture={front} />}
            {back && <Side label={t('side.BACK')} picture={back} />}
          </div>
          <p className={styles.note}>
            {state === 'ACCEPTED' && decidedAt
              ? t('acceptedAt', { at: format.instant(decidedAt, 'moment') })
              : sentAt && `${t('sentAt', { at: format.instant(sentAt, 'moment') })}. ${t('wait')}`}
          </p>
        </>
      )}
      {open && early !== undefined && <p className={styles.note}>{early}</p>}
      {open && early === undefined && <DocumentForm key={document.version} document={document} />}
    </Card>
  )
}
