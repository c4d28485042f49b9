import { sendRegistrationEmail, sendRegistrationSms } from '@portico/contract/verification/calls'
import { type Answer, api, endpoint, type Question } from '../../../api/gateway.ts'
import type { AppThunk } from '../../../core/thunk.ts'

type SmsRow = typeof sendRegistrationSms
type EmailRow = typeof sendRegistrationEmail

const registerCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendRegistrationSms: build.mutation<Answer<SmsRow>, Question<SmsRow>>(endpoint(sendRegistrationSms)),
    sendRegistrationEmail: build.mutation<Answer<EmailRow>, Question<EmailRow>>(endpoint(sendRegistrationEmail)),
  }),
})

type Sent = Answer<SmsRow> & { readonly pause: number }

/** Sends a code to register with; the failure of the call is thrown as it came. */
export const sendRegistrationCode =
  (request: Question<SmsRow> | Question<EmailRow>): AppThunk<Promise<Sent>> =>
  async (dispatch) => {
    const { sendRegistrationSms: sms, sendRegistrationEmail: email } = registerCodeApi.endpoints
    const answer = await ('email' in request
      ? dispatch(email.initiate(request, { track: false })).unwrap()
      : dispatch(sms.initiate(request, { track: false })).unwrap())
    return { ...answer, pause: answer.expiredMinutes * 60_000 }
  }
