import { memberProfile, memberReferral, memberVip, memberWaiting, saveProfile } from '@portico/contract/center/calls'
import { chooseMemberIcon } from '@portico/contract/member/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** What the member center shows of its member; what waits is in step with every tab and instance. */
const centerApi = api.enhanceEndpoints({ addTagTypes: ['Waiting', 'Profile'] }).injectEndpoints({
  endpoints: (build) => ({
    waiting: build.query<Answer<typeof memberWaiting>, Question<typeof memberWaiting>>({
      ...endpoint(memberWaiting),
      providesTags: ['Waiting', 'WithdrawPassword'],
      onCacheEntryAdded: async (_question, life) => {
        const again = () => void life.dispatch(centerApi.util.invalidateTags(['Waiting']))
        const everybody = follow(life, 'public', { 'letters.sent': again }, again)
        await follow(life, 'member', { 'waiting.changed': again, 'deposit.changed': again, 'deposit.credited': again }, again)
        await everybody
      },
    }),
    vip: build.query<Answer<typeof memberVip>, Question<typeof memberVip>>(endpoint(memberVip)),
    referral: build.query<Answer<typeof memberReferral>, Question<typeof memberReferral>>(endpoint(memberReferral)),
    profile: build.query<Answer<typeof memberProfile>, Question<typeof memberProfile>>({
      ...endpoint(memberProfile),
      providesTags: ['Profile'],
    }),
    saveProfile: build.mutation<Answer<typeof saveProfile>, Question<typeof saveProfile>>({
      ...endpoint(saveProfile),
      invalidatesTags: whenDone('Profile'),
    }),
    chooseIcon: build.mutation<Answer<typeof chooseMemberIcon>, Question<typeof chooseMemberIcon>>(endpoint(chooseMemberIcon)),
  }),
})

export const { useWaitingQuery, useVipQuery, useReferralQuery, useProfileQuery, useSaveProfileMutation, useChooseIconMutation } = centerApi
