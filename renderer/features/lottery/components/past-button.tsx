import History from 'lucide-react/icons/rotate-ccw-clock'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button/button.tsx'

const PastDialog = lazyPart(async () => (await import('./past-dialog.tsx')).PastDialog)

/** Opens what the chosen line would have come to on past draws. */
export const PastButton = () => {
  const { t } = useTranslation('receipts')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="text" size="small" icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
        <span>{t('past.open')}</span>
      </Button>
      {open && (
        <Suspense>
          <PastDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
