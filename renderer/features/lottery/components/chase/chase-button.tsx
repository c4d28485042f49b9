import CalendarRange from 'lucide-react/icons/calendar-range'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'

const ChaseDialog = lazy(async () => ({ default: (await import('./chase-dialog.tsx')).ChaseDialog }))
const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))

/** Opens the set-up of a plan for the line in hand; a plan made is shown at once. */
export const ChaseButton = () => {
  const { t } = useTranslation('lottery')
  const { lottery, pricing } = useBetPanel()
  const [open, setOpen] = useState(false)
  const [planId, setPlanId] = useState<string>()
  // Other stations are drawn on the days that follow.
  if (lottery.source === 'stations') return null
  return (
    <>
      <Button look="text" size="small" icon={<CalendarRange aria-hidden="true" />} disabled={!pricing.ok} onClick={() => setOpen(true)}>
        {t('chase.open')}
      </Button>
      <Suspense>
        {open && pricing.ok && (
          <ChaseDialog
            priced={pricing.priced}
            onCreated={({ plan }) => {
              setOpen(false)
              setPlanId(plan.planId)
            }}
            onClose={() => setOpen(false)}
          />
        )}
        {planId && <PlanDialog planId={planId} fresh onClose={() => setPlanId(undefined)} />}
      </Suspense>
    </>
  )
}
