import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { brand } from 'virtual:brand'
import { usePlatform } from '../../../core/hooks.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { QrCode } from '../../../ui/qr-code/qr-code.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { type AppKind, guessApp, STEPS } from '../apps.ts'
import { StaticPage } from '../static-page.tsx'
import styles from '../places.module.css'

const KINDS = (Object.keys(STEPS) as AppKind[]).filter((kind) => brand.apps[kind])

const Guide = ({ kind, url }: { kind: AppKind; url: string }) => {
  const { t } = useTranslation('places')
  const platform = usePlatform()
  const phone = kind !== 'windows' && kind !== 'mac'
  // Who reads on a phone has nothing to scan its own screen with.
  const scan = !useNarrow() && phone
  return (
    <Card className={styles.guide}>
      <div className={styles.fetch}>
        {scan && <QrCode text={url} size={160} label={t('app.code', { name: t(`app.kind.${kind}`) })} />}
        {scan && <p>{t('app.scan')}</p>}
        <Button look="primary" wide icon={<Download aria-hidden="true" />} onClick={() => platform.openExternal(url)}>
          {t('app.fetch', { name: t(`app.kind.${kind}`) })}
        </Button>
        {!phone && <p>{t('app.signed')}</p>}
      </div>
      <section aria-labelledby="guide">
        <h2 id="guide">{t('app.guide', { name: t(`app.kind.${kind}`) })}</h2>
        <ol className={styles.steps}>
          {STEPS[kind].map((step) => (
            <li key={step}>{t(`app.step.${step}`, { name: brand.name })}</li>
          ))}
        </ol>
      </section>
    </Card>
  )
}

/** The apps of this brand, each with its guide; the reader's own device first [CHROME-11]. */
export const Component = () => {
  const { t } = useTranslation(['places', 'common'])
  const { hash } = useLocation()
  const [chosen, setChosen] = useState<AppKind>()
  const named = KINDS.find((kind) => kind === hash.slice(1))
  const current = chosen ?? named ?? guessApp(navigator.userAgent, KINDS)
  const url = current && brand.apps[current]
  return (
    <StaticPage title={t('common:page.app')} lead={t('app.lead', { name: brand.name })}>
      {current && url ? (
        <>
          <Tabs
            label={t('app.which')}
            tabs={KINDS.map((value) => ({ value, label: t(`app.kind.${value}`) }))}
            value={current}
            onChange={setChosen}
            panelId="app-guide"
          />
          <div id="app-guide" role="tabpanel" aria-label={t(`app.kind.${current}`)}>
            <Guide kind={current} url={url} />
          </div>
        </>
      ) : (
        <EmptyState title={t('app.none')} hint={t('app.noneHint')} />
      )}
    </StaticPage>
  )
}
