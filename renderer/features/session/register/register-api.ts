import { openInvitation } from '@portico/contract/register-link/calls'
import { checkAffiliate, register, registerByMobile } from '@portico/contract/registration/calls'
import { type Answer, api, endpoint, type Question } from '../../../api/gateway.ts'

/** Calls that open an account. They come with the form: a lobby that nobody registers in has no use for them. */
export const registerApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Answer<typeof register>, Question<typeof register>>(endpoint(register)),
    registerByMobile: build.mutation<Answer<typeof registerByMobile>, Question<typeof registerByMobile>>(endpoint(registerByMobile)),
    openInvitation: build.mutation<Answer<typeof openInvitation>, Question<typeof openInvitation>>(endpoint(openInvitation)),
    checkAffiliate: build.query<Answer<typeof checkAffiliate>, Question<typeof checkAffiliate>>(endpoint(checkAffiliate)),
  }),
})

export const { useCheckAffiliateQuery, useOpenInvitationMutation } = registerApi
