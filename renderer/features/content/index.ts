import { part } from './part.ts'

export { HOME_BANNERS, useAnnouncementsQuery } from './api.ts'
export { NoticeBell } from './components/notice-bell.tsx'
export { NoticeStrip } from './components/notice-strip.tsx'
export { useUnread } from './use-unread.ts'
export { plainText } from './plain-text.ts'
export { ContentService } from './content-service.tsx'

// What the operator writes, as parts to put anywhere below a Suspense; all keep in step over the socket, each loads when
// it is first shown. Dialogs: `dialogOpened({ kind: 'notices' | 'help' | 'legal' | 'public' })`, or the address `?dialog=legal`.

/** `{className}`: a list of links to the help topics, for the footer. */
export const HelpLinks = part(() => import('./components/help-links.tsx'))
/** `{className}`: links to the social networks; nothing when none is configured. */
export const SocialLinks = part(() => import('./components/social-links.tsx'))
/** `{className}`: the vendors that the footer names. */
export const FooterVendors = part(() => import('./components/footer-vendors.tsx'))
/** `{className}`: a button for each way to the customer service; works in maintenance too. */
export const ServiceEntries = part(() => import('./components/service-entries.tsx'))
/** `{section: 'AGREEMENT' | 'RESPONSIBLE' | 'LEGAL' | 'CONTACT' | 'HELP'}`: its texts with headings; the address's hash is scrolled to. */
export const HelpTexts = part(() => import('./components/help-texts.tsx'))
/** `{group: 'w_leftmenu' | 'w_reg', className}`: the group's newest banner with its picture and link; nothing when there is none. */
export const GroupBanner = part(() => import('./components/group-banner.tsx'))
