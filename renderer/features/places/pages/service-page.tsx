import BookOpen from 'lucide-react/icons/book-open'
import Gauge from 'lucide-react/icons/gauge'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch, usePlatform } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { usePermission } from '../../access/index.ts'
import { HelpTexts, ServiceEntries } from '../../content/index.ts'
import { selectTrial } from '../../session/index.ts'
import { StaticPage } from '../static-page.tsx'
import styles from '../places.module.css'

/** Every way to the customer service, the chat first; then what a reader can do alone. */
export const Component = () => {
  const { t } = useTranslation(['places', 'common'])
  const dispatch = useAppDispatch()
  const { kind } = usePlatform()
  const trial = useSelector(selectTrial)
  const mayTalk = usePermission('CHAT_ROOM')
  return (
    <StaticPage title={t('common:page.service')} lead={t('service.lead')}>
      <div className={styles.split}>
        <Card as="section" className={styles.card} aria-labelledby="ways">
          <h2 id="ways">{t('service.ways')}</h2>
          <Suspense fallback={<Skeleton height="92px" />}>
            <ServiceEntries />
          </Suspense>
          <p>{t('service.have')}</p>
        </Card>
        <Card as="section" className={styles.card} aria-labelledby="alone">
          <h2 id="alone">{t('service.alone')}</h2>
          <ButtonLink look="ghost" wide to={paths.help()} icon={<BookOpen aria-hidden="true" />}>
            {t('service.help')}
          </ButtonLink>
          {mayTalk && !trial && (
            <Button look="ghost" wide icon={<MessagesSquare aria-hidden="true" />} onClick={() => dispatch(dialogOpened({ kind: 'room' }))}>
              {t('service.room')}
            </Button>
          )}
          {kind === 'web' && (
            <Button look="ghost" wide icon={<Gauge aria-hidden="true" />} onClick={() => dispatch(dialogOpened({ kind: 'lines' }))}>
              {t('service.lines')}
            </Button>
          )}
          <p>{t('service.never')}</p>
        </Card>
      </div>
      <div className={styles.texts}>
        <h2>{t('service.more')}</h2>
        <Suspense fallback={<Skeleton height="160px" />}>
          <HelpTexts section="CONTACT" />
        </Suspense>
      </div>
    </StaticPage>
  )
}
