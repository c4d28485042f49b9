import { countryCodes, menu, permission } from '@portico/contract/system/calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** As long as a visit; whoever logs in as somebody else starts with an empty cache. */
const KEEP_S = 3600

const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    permission: build.query<Answer<typeof permission>, Question<typeof permission>>({ ...endpoint(permission), keepUnusedDataFor: KEEP_S }),
    menu: build.query<Answer<typeof menu>, Question<typeof menu>>({ ...endpoint(menu), keepUnusedDataFor: KEEP_S }),
    countryCodes: build.query<Answer<typeof countryCodes>, Question<typeof countryCodes>>({
      ...endpoint(countryCodes),
      keepUnusedDataFor: KEEP_S,
    }),
  }),
})

export const { usePermissionQuery, useMenuQuery, useCountryCodesQuery } = accessApi
