import { countryCodes, menu, permission } from '@portico/contract/system/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** As long as a visit; whoever logs in as somebody else starts with an empty cache. */
const KEEP_S = 3600

/** What a member may see, which changes where they stop offers or let them come again. */
const accessApi = api.enhanceEndpoints({ addTagTypes: ['Access'] }).injectEndpoints({
  endpoints: (build) => ({
    permission: build.query<Answer<typeof permission>, Question<typeof permission>>({
      ...endpoint(permission),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Access'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(accessApi.util.invalidateTags(['Access']))
        return follow(life, 'member', { 'offers.changed': again }, again)
      },
    }),
    menu: build.query<Answer<typeof menu>, Question<typeof menu>>({
      ...endpoint(menu),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Access'],
    }),
    countryCodes: build.query<Answer<typeof countryCodes>, Question<typeof countryCodes>>({
      ...endpoint(countryCodes),
      keepUnusedDataFor: KEEP_S,
    }),
  }),
})

export const { usePermissionQuery, useMenuQuery, useCountryCodesQuery } = accessApi
