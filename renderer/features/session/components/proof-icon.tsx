import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import type { LucideIcon } from 'lucide-react/types'
import type { ProofMethod } from '@portico/contract/kit/next-step'

const ICONS = { SMS: Smartphone, EMAIL: Mail, TOTP: ShieldCheck, RECOVERY_CODE: KeyRound, PASSKEY: Fingerprint } as const satisfies Record<
  ProofMethod,
  LucideIcon
>

/** The picture of a way to prove who one is. */
export const ProofIcon = ({ method }: { readonly method: ProofMethod }) => {
  const Icon = ICONS[method]
  return <Icon aria-hidden="true" />
}
