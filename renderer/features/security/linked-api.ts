import { removeSocialLink, socialLinks } from '@portico/contract/session/social-link-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'
import { thenOffer } from './offer-to-end-others.ts'

const linkedApi = api.enhanceEndpoints({ addTagTypes: ['SocialLinks'] }).injectEndpoints({
  endpoints: (build) => ({
    socialLinks: build.query<Answer<typeof socialLinks>, Question<typeof socialLinks>>({
      ...endpoint(socialLinks),
      providesTags: ['SocialLinks', 'Session'],
    }),
    removeSocialLink: build.mutation<Answer<typeof removeSocialLink>, Question<typeof removeSocialLink>>({
      ...endpoint(removeSocialLink),
      ...thenOffer,
      invalidatesTags: whenDone('SocialLinks'),
    }),
  }),
})

export const { useSocialLinksQuery, useRemoveSocialLinkMutation } = linkedApi
