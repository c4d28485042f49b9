import { claimMission, getMissionLeaderboard, getMissionSummaryDetails } from '@portico/contract/missions/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type IdempotentRequest, moneyMutation, type Question } from '../../api/gateway.ts'

/** Missions and leaderboards as they stand for this member, in step with what they do. */
const missionsApi = api.enhanceEndpoints({ addTagTypes: ['Missions', 'Leaderboards', 'Waiting', 'Points'] }).injectEndpoints({
  endpoints: (build) => ({
    missions: build.query<Answer<typeof getMissionSummaryDetails>, Question<typeof getMissionSummaryDetails>>({
      ...endpoint(getMissionSummaryDetails),
      providesTags: ['Missions'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(missionsApi.util.invalidateTags(['Missions', 'Waiting']))
        return follow(
          life,
          'member',
          {
            'missions.changed': again,
            'bets.settled': again,
            'bets.corrected': again,
            'deposit.credited': again,
            'control.changed': again,
            'offers.changed': again,
          },
          again,
        )
      },
    }),
    leaderboard: build.query<Answer<typeof getMissionLeaderboard>, Question<typeof getMissionLeaderboard>>({
      ...endpoint(getMissionLeaderboard),
      providesTags: ['Leaderboards'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(missionsApi.util.invalidateTags(['Leaderboards']))
        return follow(life, 'public', { 'leaderboards.changed': again }, again)
      },
    }),
    claimMission: build.mutation<Answer<typeof claimMission>, IdempotentRequest<typeof claimMission>>({
      ...moneyMutation(claimMission),
      invalidatesTags: ['Missions', 'Waiting', 'Points', 'Balance'],
    }),
  }),
})

export const { useMissionsQuery, useLeaderboardQuery, useClaimMissionMutation } = missionsApi
