import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHost } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { noteLeft } from '../left-account.ts'
import { useAnswerHandoverMutation } from './handover-api.ts'
import type { HandoverPart } from './part.ts'

/** This device is to be remembered for who has just signed in at the site that asked: nobody has to press anything [LOGIN-12]. */
export const RememberPart = ({ ticket, site, onDone, onFault }: HandoverPart) => {
  const { t } = useTranslation('session')
  const { clock } = useHost()
  const [answer] = useAnswerHandoverMutation()
  const [failed, setFailed] = useState(false)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    answer({ ticket })
      .unwrap()
      .then(({ url }) => {
        noteLeft(clock.now())
        onDone(url)
      })
      .catch((error: unknown) => {
        setFailed(true)
        onFault(error)
      })
  }, [answer, ticket, clock, onDone, onFault])
  if (!failed) return <Skeleton height="48px" />
  return (
    <Button look="primary" size="large" wide onClick={() => location.replace(site)}>
      {t('handover.back', { to: new URL(site).host })}
    </Button>
  )
}
