import type { PasskeyCreation } from '@portico/contract/factor/passkey-shapes'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, isFailure } from '../../api/failure.ts'
import { useAppDispatch, useHost } from '../../core/hooks.ts'
import { useToasts } from '../../ui/toast/toasts.ts'
import { knowsPasskeys, makePasskey } from '../factors/index.ts'
import { leaving } from '../session/index.ts'
import { useOwnSessionsQuery } from './api.ts'
import { useAddPasskeyMutation, useBeginPasskeyMutation, useFactorsQuery } from './factors-api.ts'
import { useClientName } from './use-client-name.ts'
import { useProof } from './use-proof.tsx'

/** Where a passkey of this account can be made: `elsewhere` the browser goes to the sign-in origin and comes back. */
export type PasskeyPlace = 'here' | 'elsewhere' | 'unknown' | 'nowhere'

const placeOf = (origin: string | null | undefined, desktop: boolean): PasskeyPlace => {
  if (origin === null) return 'nowhere'
  if (desktop || (origin !== undefined && origin !== location.origin)) return 'elsewhere'
  return knowsPasskeys() ? 'here' : 'unknown'
}

interface AddPasskey {
  readonly place: PasskeyPlace
  readonly busy: boolean
  /** Makes one, or leaves for where one can be made, and says in the page what came of it. @returns whether anything did */
  readonly add: () => Promise<boolean>
  /** Says what is wrong with an attempt; undefined says nothing. */
  readonly say: (failure: unknown) => void
  /** As of `useProof`: belongs into the page. */
  readonly proved: (action: () => Promise<{ readonly error?: unknown }>) => Promise<unknown>
  readonly dialog: ReactNode
}

/** A further passkey of who is here. */
export const useAddPasskey = (): AddPasskey => {
  const { t } = useTranslation(['security', 'errors'])
  const toasts = useToasts()
  const nameOf = useClientName()
  const dispatch = useAppDispatch()
  const { platform } = useHost()
  // Failure shown by ./components/factors-item.tsx, in place of the button.
  const { data } = useFactorsQuery({})
  // Failure shown by ./components/devices-section.tsx; the passkey is named without its device then.
  const here = useOwnSessionsQuery({}).data?.list.find(({ current }) => current)
  const [begin] = useBeginPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const { proved, dialog } = useProof()
  const [busy, setBusy] = useState(false)
  const place = placeOf(data?.passkeyOrigin, platform.kind === 'desktop')

  const say = (failure: unknown) => {
    if (failure !== undefined) toasts.show(isFailure(failure) ? t(`errors:${failureKey(failure)}`) : t('passkeys.unable'), 'negative')
  }

  const leave = async (): Promise<boolean> => {
    let begun = false
    const refused = await proved(async () => {
      try {
        if (await dispatch((await leaving()).leaveForPasskey({ action: 'ADD' }))) toasts.show(t('passkeys.away'), 'neutral')
        begun = true
        return {}
      } catch (failure) {
        return { error: failure }
      }
    })
    say(refused)
    return begun
  }

  const create = async (): Promise<boolean> => {
    let creation: PasskeyCreation | undefined
    const refused = await proved(async () => {
      const answer = await begin({})
      creation = answer.data
      return answer
    })
    if (!creation) {
      say(refused)
      return false
    }
    const credential = await makePasskey(creation)
    if (!credential) return false
    const name = (here ? nameOf(here.client) : t('client.unknown')).slice(0, 40)
    const { error: failure } = await add({ name, credential })
    if (failure === undefined) toasts.show(t('passkeys.added'), 'positive')
    else say(failure)
    return failure === undefined
  }

  return {
    place,
    busy,
    say,
    proved,
    dialog,
    add: async () => {
      setBusy(true)
      try {
        return await (place === 'here' ? create() : leave())
      } catch (failure) {
        say(failure)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
