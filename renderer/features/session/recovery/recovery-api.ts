import { disownChange, forgotPassword, resetPasswordByCode, resetPasswordByLink } from '@portico/contract/member/password-calls'
import { type Answer, api, endpoint, type Question } from '../../../api/gateway.ts'

/** Winning a lost password back. */
export const recoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<Answer<typeof forgotPassword>, Question<typeof forgotPassword>>(endpoint(forgotPassword)),
    resetPasswordByLink: build.mutation<Answer<typeof resetPasswordByLink>, Question<typeof resetPasswordByLink>>(
      endpoint(resetPasswordByLink),
    ),
    resetPasswordByCode: build.mutation<Answer<typeof resetPasswordByCode>, Question<typeof resetPasswordByCode>>(
      endpoint(resetPasswordByCode),
    ),
    disownChange: build.mutation<Answer<typeof disownChange>, Question<typeof disownChange>>(endpoint(disownChange)),
  }),
})

export const { useDisownChangeMutation } = recoveryApi
