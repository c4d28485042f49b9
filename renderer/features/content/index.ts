import { lazyPart } from '../../lib/lazy-part.ts'

export { HOME_BANNERS, useAnnouncementsQuery } from './api.ts'
export { NoticeStrip } from './components/notice-strip.tsx'
export { useAgentNoticesUnread } from './use-agent-unread.ts'
export { useUnread } from './use-unread.ts'
export { plainText } from './plain-text.ts'

// What the operator writes, as parts to put anywhere below a Suspense; all keep in step over the socket, each loads when
// it is first shown, and is left out when its code cannot be had. Dialogs: `dialogOpened({ kind: 'notices' | 'help' | 'legal' | 'public' })`, or the address `?dialog=legal`.

/** `{className}`: a list of links to the help topics, for the footer. */
export const HelpLinks = lazyPart(async () => (await import(/* @chunk footer */ './components/help-links.tsx')).Component)
/** `{className}`: links to the social networks; nothing when none is configured. */
export const SocialLinks = lazyPart(async () => (await import(/* @chunk footer */ './components/social-links.tsx')).Component)
/** `{className}`: the vendors that the footer names. */
export const FooterVendors = lazyPart(async () => (await import(/* @chunk footer */ './components/footer-vendors.tsx')).Component)
/** `{className}`: a button for each way to the customer service; works in maintenance too. */
export const ServiceEntries = lazyPart(async () => (await import('./components/service-entries.tsx')).Component)
/** `{section: 'AGREEMENT' | 'RESPONSIBLE' | 'LEGAL' | 'CONTACT' | 'HELP'}`: its texts with headings; the address's hash is scrolled to. */
export const HelpTexts = lazyPart(async () => (await import('./components/help-texts.tsx')).Component)
/** Sports matches that people bet on much, each with the way into its game; nothing when there is none [PROMO-10]. */
export const HotMatches = lazyPart(async () => (await import('./components/hot-matches.tsx')).Component)
/** `{group: 'w_leftmenu' | 'w_reg', titled, className}`: the group's newest banner with its picture and link; nothing when there is none. */
export const GroupBanner = lazyPart(async () => (await import(/* @chunk side */ './components/group-banner.tsx')).Component)
