import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import styles from './notices.module.css'

const TOPICS = ['term', 'money', 'faq'] as const
type Topic = (typeof TOPICS)[number]

const isTopic = (topic: string | undefined): topic is Topic => TOPICS.some((known) => known === topic)

/** What a reader may want to know first; the address may name the topic [ROUTE-08]. */
export const Component = ({ topic, onClose }: { readonly topic?: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('content')
  const [chosen, setChosen] = useState<Topic>()
  const shown = chosen ?? (isTopic(topic) ? topic : 'term')
  const lines = t(`help.${shown}.text`).split('\n')
  return (
    <Dialog title={t('help.title')} onClose={onClose} size="large">
      <Tabs
        label={t('help.title')}
        tabs={TOPICS.map((value) => ({ value, label: t(`help.${value}.title`) }))}
        value={shown}
        onChange={setChosen}
        panelId="help-topic"
      />
      <div id="help-topic" role="tabpanel" aria-label={t(`help.${shown}.title`)} className={styles.topic}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Dialog>
  )
}
