import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { dialogClosed, dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { comeBack, faultOf } from '../come-back.ts'
import { type Departure, takeDeparture } from '../exchange-secret.ts'
import { leavingApi } from '../leave-for-passkey.ts'
import { noteRememberedThere } from '../remembered.ts'
import { selectMember, selectStatus } from '../slice.ts'
import { socialApi } from '../social-api.ts'
import { faultText } from '../fault-text.ts'

/** Somebody has come back from a provider's pages: what they left for goes on [LOGIN-08]. */
export const Component = ({ code, onClose }: { readonly code: string; readonly onClose: () => void }) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const toasts = useToasts()
  const { clock } = useHost()
  const status = useSelector(selectStatus)
  const member = useSelector(selectMember)
  const begun = useRef(false)
  useEffect(() => {
    // Whose the tab's own session is has to be known first: a late answer would take the place of the new one.
    if (status === 'unknown' || begun.current) return
    begun.current = true
    const departure = takeDeparture()
    // A link that was used already, or belongs to another window: whoever is logged in is where it leads.
    if (!departure && status === 'member') return onClose()
    /** Answers what to say, and whether the account is signed in to with something else now. */
    const finish = async (secret: string, account: string): Promise<{ readonly words: string; readonly changed: boolean }> => {
      if (departure?.purpose === 'LINK') {
        await dispatch(socialApi.endpoints.finishSocialLink.initiate({ code, verifier: secret })).unwrap()
        return { words: t('social.linked'), changed: true }
      }
      const { action } = await dispatch(leavingApi.endpoints.finishHandover.initiate({ code, verifier: secret })).unwrap()
      if (action === 'REMEMBER') {
        noteRememberedThere(account, clock.now())
        return { words: t('chooser.remembered'), changed: false }
      }
      const changed = action === 'ADD'
      return { words: t(changed ? 'handover.added' : 'handover.proved'), changed }
    }
    const goOnHere = async ({ verifier, next }: Departure, account: string) => {
      let changed = false
      try {
        const done = await finish(verifier, account)
        changed = done.changed
        toasts.show(done.words, 'positive')
      } catch (error) {
        toasts.show(faultText(t, faultOf(error)), 'negative')
      }
      onClose()
      void navigate(next ?? paths.member('securityCenter'), { replace: true })
      if (changed) dispatch(dialogOpened({ kind: 'otherSessions' }))
    }
    const enter = async () => {
      const arrived = await dispatch(comeBack(code, departure))
      if (!arrived) return
      onClose()
      if ('fault' in arrived) toasts.show(faultText(t, arrived.fault), 'negative')
      else {
        // In the client the form that was left from stands below.
        dispatch(dialogClosed('login'))
        if (arrived.next !== undefined) void navigate(arrived.next)
      }
    }
    const within = departure && departure.purpose !== 'LOGIN' && departure.purpose !== 'CHOOSE'
    if (within && member) void goOnHere(departure, member.account)
    // Whose device was to be remembered has signed out meanwhile.
    else if (departure?.purpose === 'REMEMBER') onClose()
    else void enter()
  }, [status, member, code, dispatch, navigate, onClose, t, toasts, clock])
  return (
    <Dialog title={t('social.title')} lead={t('social.lead')} onClose={onClose}>
      <Skeleton height="48px" />
    </Dialog>
  )
}
