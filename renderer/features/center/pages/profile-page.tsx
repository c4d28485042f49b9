import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useProfileQuery } from '../api.ts'
import styles from '../center.module.css'
import { IconChoice } from '../components/icon-choice.tsx'
import { ProfileForm } from '../components/profile-form.tsx'

/** What members say of themselves [MEMBER-03]. */
export const Component = () => {
  const { t } = useTranslation('center')
  const { data, isError, refetch } = useProfileQuery({})
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="640px" />
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('profile.title')}</h1>
        <p className={styles.lead}>{t('profile.lead')}</p>
      </header>
      <IconChoice />
      <ProfileForm fields={data.fields} />
    </div>
  )
}
