import { loginByCode } from '@portico/contract/session/code-calls'
import { countryCodes } from '@portico/contract/system/calls'
import { sendSms } from '@portico/contract/verification/calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** Logging in with a mobile number and a code. */
export const codeApi = api.injectEndpoints({
  endpoints: (build) => ({
    countryCodes: build.query<Answer<typeof countryCodes>, Question<typeof countryCodes>>(endpoint(countryCodes)),
    sendSms: build.mutation<Answer<typeof sendSms>, Question<typeof sendSms>>(endpoint(sendSms)),
    loginByCode: build.mutation<Answer<typeof loginByCode>, Question<typeof loginByCode>>(endpoint(loginByCode)),
  }),
})

export const { useCountryCodesQuery } = codeApi
