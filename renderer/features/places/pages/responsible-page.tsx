import CalendarOff from 'lucide-react/icons/calendar-off'
import Hourglass from 'lucide-react/icons/hourglass'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Wallet from 'lucide-react/icons/wallet'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { HelpTexts } from '../../content/index.ts'
import { StaticPage } from '../static-page.tsx'
import styles from '../places.module.css'

const HABITS = [
  { key: 'budget', icon: Wallet },
  { key: 'time', icon: Hourglass },
  { key: 'pause', icon: CalendarOff },
  { key: 'adult', icon: ShieldCheck },
] as const
const SIGNS = ['lost', 'borrow', 'hide', 'chase', 'mood'] as const

/** How to keep play a pastime, how to notice that it is none, and who helps [CHROME-07]. */
export const Component = () => {
  const { t } = useTranslation(['places', 'common'])
  return (
    <StaticPage title={t('common:page.responsible')} lead={t('responsible.lead')}>
      <ul className={styles.cards}>
        {HABITS.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Card className={styles.card}>
              <Icon aria-hidden="true" />
              <h2>{t(`responsible.habit.${key}.title`)}</h2>
              <p>{t(`responsible.habit.${key}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <section className={styles.texts} aria-labelledby="signs">
        <h2 id="signs">{t('responsible.signs')}</h2>
        <ul className={styles.points}>
          {SIGNS.map((key) => (
            <li key={key}>{t(`responsible.sign.${key}`)}</li>
          ))}
        </ul>
        <p>{t('responsible.then')}</p>
        <p>
          <ButtonLink look="primary" to={paths.page('service')}>
            {t('responsible.talk')}
          </ButtonLink>
        </p>
      </section>
      <div className={styles.texts}>
        <h2>{t('responsible.tools')}</h2>
        <Suspense fallback={<Skeleton height="240px" />}>
          <HelpTexts section="RESPONSIBLE" />
        </Suspense>
      </div>
    </StaticPage>
  )
}
