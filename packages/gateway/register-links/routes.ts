import {
  addRegisterLink,
  fitRegisterLink,
  openDownline,
  openInvitation,
  registeredAccounts,
  registerLinks,
  revokeRegisterLink,
} from '@portico/contract/register-link/calls'
import { checkAffiliate } from '@portico/contract/registration/calls'
import { refuse } from '../failure.ts'
import { type Binding, bind } from '../http/bind.ts'
import type { OpenDownline } from './downlines.ts'
import type { Invitations } from './invitations.ts'
import type { RegisterLinks } from './service.ts'
import type { CountVisit } from './visits.ts'

interface Parts {
  readonly links: RegisterLinks
  readonly invitations: Pick<Invitations, 'by'>
  readonly open: OpenDownline
  readonly countVisit: CountVisit
}

export const registerLinkRoutes = ({ links, invitations, open, countVisit }: Parts): Binding[] => [
  bind(registerLinks, ({ request, caller, context }) => links.page(caller, request, context.site)),
  bind(addRegisterLink, ({ request, caller, context }) => links.add(caller, request, context.site)),
  bind(revokeRegisterLink, ({ request, caller, context }) => links.revoke(caller, request, context.site)),
  bind(fitRegisterLink, ({ request, caller, context }) => links.fit(caller, request.linkId, context.site)),
  bind(registeredAccounts, ({ request, caller }) => links.registered(caller, request)),
  bind(openDownline, ({ request, caller }) => open(caller, request)),
  bind(openInvitation, async ({ request, caller, context }) => {
    // Whoever is logged in has come already: its agent looks at it, or a member does.
    if (!caller) await countVisit(request.code, context)
    return {}
  }),
  bind(checkAffiliate, async ({ request: { code } }) => {
    const { upline, view } = (await invitations.by(code)) ?? refuse('AFFILIATE_CODE_INVALID')
    return view ? { code: code.trim().toUpperCase(), invitation: view } : { code: upline.affiliateCode ?? code }
  }),
]
