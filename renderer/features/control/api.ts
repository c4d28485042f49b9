import {
  blockProduct,
  confirmRaise,
  controlHistory,
  endExclusion,
  playLimits,
  reviewLimits,
  setPlayLimit,
  setRealityCheck,
  stopOffers,
  takeBreak,
  withdrawRaise,
} from '@portico/contract/control/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

const changing = { invalidatesTags: whenDone('Limits') }

/** What the member has set to stay in control, in step with other tabs and devices. */
const controlApi = api.enhanceEndpoints({ addTagTypes: ['Limits'] }).injectEndpoints({
  endpoints: (build) => ({
    playLimits: build.query<Answer<typeof playLimits>, Question<typeof playLimits>>({
      ...endpoint(playLimits),
      providesTags: ['Limits'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(controlApi.util.invalidateTags(['Limits']))
        return follow(
          life,
          'member',
          { 'control.changed': again, 'balance.changed': again, 'deposit.credited': again, 'deposit.changed': again },
          again,
        )
      },
    }),
    controlHistory: build.query<Answer<typeof controlHistory>, Question<typeof controlHistory>>({
      ...endpoint(controlHistory),
      providesTags: ['Limits'],
    }),
    setPlayLimit: build.mutation<Answer<typeof setPlayLimit>, Question<typeof setPlayLimit>>({
      ...endpoint(setPlayLimit),
      // A limit that is another meanwhile is to be shown, too.
      invalidatesTags: ['Limits'],
    }),
    confirmRaise: build.mutation<Answer<typeof confirmRaise>, Question<typeof confirmRaise>>({ ...endpoint(confirmRaise), ...changing }),
    withdrawRaise: build.mutation<Answer<typeof withdrawRaise>, Question<typeof withdrawRaise>>({
      ...endpoint(withdrawRaise),
      ...changing,
    }),
    takeBreak: build.mutation<Answer<typeof takeBreak>, Question<typeof takeBreak>>(endpoint(takeBreak)),
    endExclusion: build.mutation<Answer<typeof endExclusion>, Question<typeof endExclusion>>({ ...endpoint(endExclusion), ...changing }),
    blockProduct: build.mutation<Answer<typeof blockProduct>, Question<typeof blockProduct>>({ ...endpoint(blockProduct), ...changing }),
    setRealityCheck: build.mutation<Answer<typeof setRealityCheck>, Question<typeof setRealityCheck>>({
      ...endpoint(setRealityCheck),
      ...changing,
    }),
    chooseOffers: build.mutation<Answer<typeof stopOffers>, Question<typeof stopOffers>>({ ...endpoint(stopOffers), ...changing }),
    reviewLimits: build.mutation<Answer<typeof reviewLimits>, Question<typeof reviewLimits>>({ ...endpoint(reviewLimits), ...changing }),
  }),
})

export const {
  usePlayLimitsQuery,
  useControlHistoryQuery,
  useSetPlayLimitMutation,
  useConfirmRaiseMutation,
  useWithdrawRaiseMutation,
  useTakeBreakMutation,
  useEndExclusionMutation,
  useBlockProductMutation,
  useSetRealityCheckMutation,
  useChooseOffersMutation,
  useReviewLimitsMutation,
} = controlApi
