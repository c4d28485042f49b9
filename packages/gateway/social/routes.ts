import { registerSocial, socialProviders, startSocial } from '@portico/contract/session/social-calls'
import { finishSocialLink, removeSocialLink, socialLinks, startSocialLink } from '@portico/contract/session/social-link-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { SocialLinks } from './links.ts'
import type { RegisterSocial } from './register.ts'
import type { Social } from './service.ts'

export interface SocialParts {
  readonly social: Social
  readonly register: RegisterSocial
  readonly links: SocialLinks
}

export const socialRoutes = ({ social, register, links }: SocialParts): Binding[] => [
  bind(socialProviders, async ({ context }) => ({ providers: [...social.offered(context.site)] })),
  bind(startSocial, ({ request, context }) => social.start(request, context)),
  bind(registerSocial, ({ request, context }) => register(request, context)),
  bind(socialLinks, ({ caller, context }) => links.list(caller, social.offered(context.site))),
  bind(startSocialLink, ({ caller, request, context }) => social.startLink(caller, request, context)),
  bind(finishSocialLink, ({ caller, request }) => links.finish(caller, request)),
  bind(removeSocialLink, async ({ caller, request }) => {
    await links.remove(caller, request.provider)
    return {}
  }),
]
