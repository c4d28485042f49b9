import { redeemExchange, registerSocial, socialProviders, startSocial } from '@portico/contract/session/social-calls'
import { finishSocialLink, startSocialLink } from '@portico/contract/session/social-link-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** Signing in with accounts at providers. */
export const socialApi = api.enhanceEndpoints({ addTagTypes: ['SocialLinks'] }).injectEndpoints({
  endpoints: (build) => ({
    socialProviders: build.query<Answer<typeof socialProviders>, Question<typeof socialProviders>>(endpoint(socialProviders)),
    startSocial: build.mutation<Answer<typeof startSocial>, Question<typeof startSocial>>(endpoint(startSocial)),
    redeemExchange: build.mutation<Answer<typeof redeemExchange>, Question<typeof redeemExchange>>(endpoint(redeemExchange)),
    registerSocial: build.mutation<Answer<typeof registerSocial>, Question<typeof registerSocial>>(endpoint(registerSocial)),
    startSocialLink: build.mutation<Answer<typeof startSocialLink>, Question<typeof startSocialLink>>(endpoint(startSocialLink)),
    finishSocialLink: build.mutation<Answer<typeof finishSocialLink>, Question<typeof finishSocialLink>>({
      ...endpoint(finishSocialLink),
      invalidatesTags: whenDone('SocialLinks'),
    }),
  }),
})

export const { useSocialProvidersQuery } = socialApi
