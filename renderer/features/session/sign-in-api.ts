import {
  addSignInPasskey,
  beginSignInAuthenticator,
  beginSignInPasskey,
  confirmSignInAuthenticator,
} from '@portico/contract/session/enrol-calls'
import { cancelSignIn, changeSignInPassword, sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** What goes on with a sign-in that has begun. */
export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendSignInCode: build.mutation<Answer<typeof sendSignInCode>, Question<typeof sendSignInCode>>(endpoint(sendSignInCode)),
    verifySignIn: build.mutation<Answer<typeof verifySignIn>, Question<typeof verifySignIn>>(endpoint(verifySignIn)),
    changeSignInPassword: build.mutation<Answer<typeof changeSignInPassword>, Question<typeof changeSignInPassword>>(
      endpoint(changeSignInPassword),
    ),
    beginSignInAuthenticator: build.mutation<Answer<typeof beginSignInAuthenticator>, Question<typeof beginSignInAuthenticator>>(
      endpoint(beginSignInAuthenticator),
    ),
    confirmSignInAuthenticator: build.mutation<Answer<typeof confirmSignInAuthenticator>, Question<typeof confirmSignInAuthenticator>>(
      endpoint(confirmSignInAuthenticator),
    ),
    beginSignInPasskey: build.mutation<Answer<typeof beginSignInPasskey>, Question<typeof beginSignInPasskey>>(
      endpoint(beginSignInPasskey),
    ),
    addSignInPasskey: build.mutation<Answer<typeof addSignInPasskey>, Question<typeof addSignInPasskey>>(endpoint(addSignInPasskey)),
    cancelSignIn: build.mutation<Answer<typeof cancelSignIn>, Question<typeof cancelSignIn>>(endpoint(cancelSignIn)),
  }),
})
