import { QueryClientProvider } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { useDesktop } from '../client.ts'
import { queriesOf } from '../queries.ts'
import { DiagnosticsPanel } from './diagnostics-panel.tsx'
import { LinePanel } from './line-panel.tsx'
import styles from './client-dialog.module.css'
import { SettingsPanel } from './settings-panel.tsx'
import { UpdatePanel } from './update-panel.tsx'

const PANELS = { line: LinePanel, update: UpdatePanel, settings: SettingsPanel, diagnostics: DiagnosticsPanel }
export type ClientTab = keyof typeof PANELS

export interface ClientDialogProps {
  readonly tab: ClientTab
  readonly onClose: () => void
}

/** Everything about the client itself: connection, updates, settings, diagnostics. */
export const Component = ({ tab: first, onClose }: ClientDialogProps) => {
  const { t } = useTranslation('desktop')
  const desktop = useDesktop()
  const [tab, setTab] = useState<ClientTab>(first)
  const panelId = useId()
  const Panel = PANELS[tab]
  const tabs = (Object.keys(PANELS) as ClientTab[]).map((value) => ({ value, label: t(`tab.${value}`) }))
  return (
    <Dialog size="large" title={t('title')} lead={t('version', { version: desktop.state.version })} onClose={onClose}>
      <QueryClientProvider client={queriesOf(desktop)}>
        <Tabs label={t('title')} tabs={tabs} value={tab} onChange={setTab} panelId={panelId} />
        <div id={panelId} role="tabpanel" aria-label={t(`tab.${tab}`)} className={styles.panel}>
          <Panel />
        </div>
      </QueryClientProvider>
    </Dialog>
  )
}
