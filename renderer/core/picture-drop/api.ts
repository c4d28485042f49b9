import { uploadImage } from '@portico/contract/upload/calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

const pictureApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadImage: build.mutation<Answer<typeof uploadImage>, Question<typeof uploadImage>>({ ...endpoint(uploadImage) }),
  }),
})

export const { useUploadImageMutation } = pictureApi
