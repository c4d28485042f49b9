import { useTranslation } from 'react-i18next'
import styles from '../security.module.css'
import { SECTIONS } from '../sections.ts'

/** How somebody signs in, where they are signed in, and what has happened. */
export const Component = () => {
  const { t } = useTranslation('security')
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {SECTIONS.map(({ id, Component: Part }) => (
        <section key={id} id={id} className={styles.section}>
          <Part />
        </section>
      ))}
    </div>
  )
}
