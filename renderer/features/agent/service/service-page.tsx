import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ServiceEntries } from '../../content/index.ts'
import { Hotline } from '../hotline.tsx'
import styles from './service-page.module.css'

/** Every way from the office to the house: the agents' hotline, a question in writing, and the customer service [AGENT-03]. */
export const Component = () => {
  const { t } = useTranslation(['agent', 'common'])
  return (
    <article className={styles.page}>
      <h1>{t('common:page.agentService')}</h1>
      <div className={styles.ways}>
        <Card as="section" aria-label={t('common:agent.hotline')}>
          <Hotline className={styles.hotline} />
        </Card>
        <Card as="section" className={styles.way} aria-labelledby="ask">
          <h2 id="ask">{t('service.ask')}</h2>
          <p>{t('service.askLead')}</p>
          <ButtonLink look="ghost" wide to={`${paths.agent('agentMessages')}?tab=write`}>
            {t('service.write')}
          </ButtonLink>
          <ButtonLink look="ghost" wide to={`${paths.agent('agentMessages')}?tab=cases`}>
            {t('service.cases')}
          </ButtonLink>
        </Card>
        <Card as="section" className={styles.way} aria-labelledby="ways">
          <h2 id="ways">{t('service.ways')}</h2>
          <Suspense fallback={<Skeleton height="92px" />}>
            <ServiceEntries />
          </Suspense>
        </Card>
      </div>
    </article>
  )
}
