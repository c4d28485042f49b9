import { useTranslation } from 'react-i18next'
import type { DocumentView } from '@portico/contract/document/shapes'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useDocumentsQuery } from '../api.ts'
import { DocumentStepCard } from '../components/document-step.tsx'
import styles from '../documents.module.css'

/** Verification in steps: contact, identity, address. */
export const Component = () => {
  const { t } = useTranslation('documents')
  const format = useFormat()
  const { data, isError, refetch } = useDocumentsQuery({})
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="640px" />
  const { email, mobile, name, birthday, steps, storedDays, acceptedDays } = data
  const contact = email || mobile
  const known = name !== '' && birthday !== ''
  const earlyOf = (step: DocumentView['step']): string | undefined => {
    if (!contact) return t('early.IDENTITY')
    if (step === 'ADDRESS' && steps.find((each) => each.step === 'IDENTITY')?.state === 'NONE') return t('early.ADDRESS')
    return known ? undefined : t('profile.missing')
  }
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.note}>{t('lead')}</p>
      </header>
      <Card as="section" aria-label={t('step.CONTACT')} className={styles.step}>
        <header>
          <div>
            <h2>{t('step.CONTACT')}</h2>
            <p className={styles.note}>{t('about.CONTACT')}</p>
          </div>
          <Tag tone={contact ? 'positive' : 'neutral'}>{contact ? t('state.ACCEPTED') : t('state.NONE')}</Tag>
        </header>
        <dl className={styles.facts}>
          <dt>{t('email')}</dt>
          <dd>{email ? t('confirmed') : t('missing')}</dd>
          <dt>{t('mobile')}</dt>
          <dd>{mobile ? t('confirmed') : t('missing')}</dd>
          <dt>{t('profile.name')}</dt>
          <dd>{name || t('profile.empty')}</dd>
          <dt>{t('profile.birthday')}</dt>
          <dd>{birthday === '' ? t('profile.empty') : format.instant(`${birthday}T12:00:00.000Z`, 'date')}</dd>
        </dl>
        <p className={styles.note}>
          {t('profile.match')} <Link to={paths.member('profile')}>{t('profile.go')}</Link>
        </p>
        {!(email && mobile) && (
          <p className={styles.note}>
            <Link to={paths.member('securityCenter')}>{t('security')}</Link>
          </p>
        )}
      </Card>
      {steps.map((document) => (
        <DocumentStepCard key={document.step} document={document} early={earlyOf(document.step)} />
      ))}
      <Card as="section" aria-label={t('data.title')} className={styles.step}>
        <h2>{t('data.title')}</h2>
        <ul className={styles.list}>
          <li>{t('data.who')}</li>
          <li>{t('data.use')}</li>
          <li>{t('data.long', { days: storedDays })}</li>
          <li>{t('data.accepted', { count: acceptedDays })}</li>
        </ul>
      </Card>
    </div>
  )
}
