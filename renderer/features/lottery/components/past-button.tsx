import History from 'lucide-react/icons/rotate-ccw-clock'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useBetPanel } from '../hooks/use-bet-panel.ts'

const PastDialog = lazyPart(async () => (await import('./past-dialog.tsx')).PastDialog)

/** Opens what the chosen line would have come to on past draws. */
export const PastButton = () => {
  const { t } = useTranslation('receipts')
  const { pricing } = useBetPanel()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="text"
        size="small"
        icon={<History aria-hidden="true" />}
        aria-disabled={!pricing.ok || undefined}
        title={pricing.ok ? undefined : t('past.none')}
        onClick={() => pricing.ok && setOpen(true)}
      >
        <span>{t('past.open')}</span>
        {!pricing.ok && <span className="visually-hidden">{t('past.none')}</span>}
      </Button>
      {open && (
        <Suspense>
          <PastDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
