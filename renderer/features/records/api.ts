import {
  accountRecords,
  bonusDetails,
  leaveBonus,
  manualRebate,
  personalProfit,
  recordFile,
  recordStory,
  recordTotals,
} from '@portico/contract/records/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

type Page = Answer<typeof accountRecords>

/** A member's records. Pages stay as they are while new movements come; how many those are is asked again with each change of the balance. */
const recordsApi = api.enhanceEndpoints({ addTagTypes: ['Records', 'FreshRecords'] }).injectEndpoints({
  endpoints: (build) => ({
    accountRecords: build.infiniteQuery<Page, Question<typeof accountRecords>, string>({
      query: ({ queryArg, pageParam }) => endpoint(accountRecords).query({ ...queryArg, ...(pageParam ? { older: pageParam } : {}) }),
      responseSchema: endpoint(accountRecords).responseSchema,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ older }) => older ?? undefined },
      providesTags: ['Records'],
    }),
    freshRecords: build.query<Page, Question<typeof accountRecords>>({
      ...endpoint(accountRecords),
      providesTags: ['FreshRecords'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(recordsApi.util.invalidateTags(['FreshRecords']))
        return follow(life, 'member', { 'balance.changed': again }, again)
      },
    }),
    recordTotals: build.query<Answer<typeof recordTotals>, Question<typeof recordTotals>>({
      ...endpoint(recordTotals),
      providesTags: ['Records'],
    }),
    recordStory: build.query<Answer<typeof recordStory>, Question<typeof recordStory>>({
      ...endpoint(recordStory),
      providesTags: ['Records'],
    }),
    personalProfit: build.query<Answer<typeof personalProfit>, Question<typeof personalProfit>>({
      ...endpoint(personalProfit),
      providesTags: ['Records'],
    }),
    manualRebate: build.query<Answer<typeof manualRebate>, Question<typeof manualRebate>>({
      ...endpoint(manualRebate),
      providesTags: ['Records'],
    }),
    bonusDetails: build.query<Answer<typeof bonusDetails>, Question<typeof bonusDetails>>({
      ...endpoint(bonusDetails),
      providesTags: ['Records'],
    }),
    // Also where it was refused: what is shown is not what there is.
    leaveBonus: build.mutation<Answer<typeof leaveBonus>, Question<typeof leaveBonus>>({
      ...endpoint(leaveBonus),
      invalidatesTags: ['Records', 'FreshRecords'],
    }),
    recordFile: build.mutation<Answer<typeof recordFile>, Question<typeof recordFile>>({ ...endpoint(recordFile) }),
  }),
})

/** Lists the movements that came since. */
export const recordsRenewed = () => recordsApi.util.invalidateTags(['Records', 'FreshRecords'])

export const {
  useAccountRecordsInfiniteQuery,
  useFreshRecordsQuery,
  useRecordTotalsQuery,
  useRecordStoryQuery,
  usePersonalProfitQuery,
  useManualRebateQuery,
  useBonusDetailsQuery,
  useLeaveBonusMutation,
  useRecordFileMutation,
} = recordsApi
