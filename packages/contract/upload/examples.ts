import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type { UploadView } from './shapes.ts'

export const uploadExample: UploadView = {
  uploadId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9b001',
  url: '/uploads/1f3f6a1c-9d3e-4a43-8a51-0d9a37f9b001?until=1795248600&key=8yJ1',
  urlUntil: '2026-11-21T08:10:00.000Z',
  type: 'image/png',
  bytes: 421_888,
  width: 1080,
  height: 2340,
}

export const examples: Examples<typeof calls> = {
  uploadImage: {
    request: { image: 'iVBORw0KGgo=' },
    response: { upload: uploadExample },
    failures: ['NEED_TRUE_ACCOUNT', 'FIELD_INVALID'],
  },
}
