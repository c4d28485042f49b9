import { captchaChallenge, captchaImage, eventsTicket, login, logout, resumeSession } from '@portico/contract/session/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** Calls that begin, keep and end a session. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Answer<typeof login>, Question<typeof login>>(endpoint(login)),
    resumeSession: build.mutation<Answer<typeof resumeSession>, Question<typeof resumeSession>>(endpoint(resumeSession)),
    logout: build.mutation<Answer<typeof logout>, Question<typeof logout>>(endpoint(logout)),
    memberInfo: build.mutation<Answer<typeof getMemberInfo>, Question<typeof getMemberInfo>>(endpoint(getMemberInfo)),
    eventsTicket: build.mutation<Answer<typeof eventsTicket>, Question<typeof eventsTicket>>(endpoint(eventsTicket)),
    // Pictures and challenges are single use: each is asked for anew and never cached.
    captchaImage: build.mutation<Answer<typeof captchaImage>, Question<typeof captchaImage>>(endpoint(captchaImage)),
    captchaChallenge: build.mutation<Answer<typeof captchaChallenge>, Question<typeof captchaChallenge>>(endpoint(captchaChallenge)),
  }),
})

export const { useCaptchaImageMutation } = sessionApi
