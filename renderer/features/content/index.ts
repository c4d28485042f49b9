export { HOME_BANNERS, useAnnouncementsQuery } from './api.ts'
export { NoticeBell } from './components/notice-bell.tsx'
export { NoticeStrip } from './components/notice-strip.tsx'
export { plainText } from './plain-text.ts'
