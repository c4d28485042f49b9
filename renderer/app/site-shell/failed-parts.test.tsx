import { memberReferral, memberVip, memberWaiting } from '@portico/contract/center/calls'
import { listAnnouncements } from '@portico/contract/content/calls'
import { hotMatches } from '@portico/contract/content/match-calls'
import { playLimits } from '@portico/contract/control/calls'
import { examples } from '@portico/contract/examples'
import { memberLetters, unreadCount } from '@portico/contract/inbox/calls'
import { withdrawPasswordState } from '@portico/contract/member/calls'
import { promotionRewards, promotions } from '@portico/contract/promotion/calls'
import { accountRecords, recordTotals } from '@portico/contract/records/calls'
import { socialProviders } from '@portico/contract/session/social-calls'
import { socialLinks } from '@portico/contract/session/social-link-calls'
import { memberCases } from '@portico/contract/support/calls'
import { transferDownlines } from '@portico/contract/transfer/calls'
import { listPayees, walletParts } from '@portico/contract/withdrawal/calls'
import { afterEach, it, vi } from 'vitest'
import { ProfileForm } from '../../features/center/components/profile-form.tsx'
import { Component as GroupBanner } from '../../features/content/components/group-banner.tsx'
import { Component as HotMatches } from '../../features/content/components/hot-matches.tsx'
import { DepositNote } from '../../features/control/deposit-note.tsx'
import { WritePane } from '../../features/inbox/components/write-pane.tsx'
import { Component as Messages } from '../../features/inbox/pages/messages-page.tsx'
import { RebateClaims } from '../../features/promotions/components/rebate-claims.tsx'
import { Component as AccountRecord } from '../../features/records/pages/account-page.tsx'
import { AddPayeeDialog } from '../../features/security/components/add-payee-dialog.tsx'
import { LinkedRows } from '../../features/security/components/linked-rows.tsx'
import { OtherWays } from '../../features/session/components/other-ways.tsx'
import { DownlineField } from '../../features/transfers/components/downline-field.tsx'
import { WithdrawPasswordField } from '../../features/wallet/components/withdraw-password-field.tsx'
import { WalletParts } from '../../features/withdrawals/components/wallet-parts.tsx'
import { answers } from '../../test/gateway.ts'
import { expectRetry, type FailingPart, fails } from '../../test/failing.tsx'
import { HubVip } from './hub-vip.tsx'
import { HubWaiting } from './hub-waiting.tsx'

afterEach(() => vi.unstubAllGlobals())

const nothing = () => undefined
const [match] = examples.hotMatches.response.list
const [notice] = examples.listAnnouncements.response.list
const [offer] = examples.promotions.response.list
const banners = { list: [{ ...notice!, type: 'B' as const, imageUrl: '/art/banner/1.svg' }] }
const rebates = {
  ...examples.promotions.response,
  list: [{ ...offer!, type: 'REBATE' as const, way: 'CLAIM' as const, title: 'Monthly rebate' }],
}
const [grant] = examples.promotionRewards.response.paid
const rewards = { ...examples.promotionRewards.response, paid: [{ ...grant!, promotionId: offer!.id }] }

it.each<readonly [string, FailingPart]>([
  [
    'the hot matches',
    {
      part: <HotMatches />,
      namespaces: ['games'],
      failing: fails(hotMatches, { list: [{ ...match!, startsAt: '2099-01-01T00:00:00.000Z' }] }),
      comes: /North Harbor/,
    },
  ],
  [
    'a banner of the menu',
    {
      part: <GroupBanner group="w_leftmenu" titled />,
      namespaces: ['content'],
      failing: fails(listAnnouncements, banners),
      comes: 'Moon Gate week',
    },
  ],
  [
    'the VIP level on the hub',
    { part: <HubVip />, namespaces: ['center'], failing: fails(memberVip, examples.memberVip.response), comes: 'Silver' },
  ],
  [
    'what waits for the member',
    {
      part: <HubWaiting />,
      namespaces: ['center'],
      failing: fails(memberWaiting, examples.memberWaiting.response),
      comes: /500,000/,
    },
  ],
  [
    'what of the wallet is free',
    {
      part: <WalletParts />,
      namespaces: ['withdraw'],
      failing: fails(walletParts, examples.walletParts.response),
      comes: 'On its way to you',
    },
  ],
  [
    'the deposit limits',
    {
      part: <DepositNote onRoom={nothing} />,
      namespaces: ['control'],
      failing: fails(playLimits, examples.playLimits.response),
      comes: /no deposit limit yet/,
    },
  ],
  [
    'the hours of the desk',
    {
      part: <WritePane onSent={nothing} />,
      namespaces: ['support'],
      failing: fails(memberCases, examples.memberCases.response),
      comes: 'Support is open',
    },
  ],
  [
    'the count of unread letters',
    {
      part: <Messages />,
      namespaces: ['inbox', 'support'],
      failing: fails(unreadCount, examples.unreadCount.response),
      others: [answers(memberLetters, examples.memberLetters.response)],
      comes: '2',
    },
  ],
  [
    'rebates to claim',
    {
      part: <RebateClaims />,
      namespaces: ['promotions'],
      failing: fails(promotions, rebates),
      others: [answers(promotionRewards, rewards)],
      comes: 'Monthly rebate',
    },
  ],
  [
    'what was claimed of them',
    {
      part: <RebateClaims />,
      namespaces: ['promotions'],
      failing: fails(promotionRewards, rewards),
      others: [answers(promotions, rebates)],
      comes: 'Claimed',
    },
  ],
  [
    'the totals of the account record',
    {
      part: <AccountRecord />,
      namespaces: ['movements', 'days'],
      failing: fails(recordTotals, examples.recordTotals.response),
      others: [answers(accountRecords, examples.accountRecords.response)],
      comes: /12,480,500/,
    },
  ],
  [
    'the code to invite friends with',
    {
      part: <ProfileForm fields={[]} />,
      namespaces: ['center'],
      failing: fails(memberReferral, examples.memberReferral.response),
      comes: 'K7M2QX9P',
    },
  ],
  [
    'the providers to log in by',
    {
      part: <OtherWays next={undefined} />,
      namespaces: ['session'],
      failing: fails(socialProviders, examples.socialProviders.response),
      comes: 'Google',
    },
  ],
  [
    'the linked accounts',
    {
      part: <LinkedRows />,
      namespaces: ['security'],
      failing: fails(socialLinks, examples.socialLinks.response),
      comes: 'Google',
    },
  ],
  [
    'the banks to be paid at',
    {
      part: <AddPayeeDialog onClose={nothing} />,
      namespaces: ['security'],
      failing: fails(listPayees, examples.listPayees.response),
      comes: 'Hải Âu Bank',
    },
  ],
  [
    'the withdraw password',
    {
      part: <WithdrawPasswordField value="" onChange={nothing} />,
      namespaces: ['wallet'],
      failing: fails(withdrawPasswordState, { set: true }),
      comes: 'Withdraw password',
    },
  ],
  [
    'who may be sent money',
    {
      part: <DownlineField value={undefined} onChange={nothing} />,
      namespaces: ['transfers'],
      failing: fails(transferDownlines, examples.transferDownlines.response),
      comes: /linh88/,
    },
  ],
])('%s that could not be loaded say so in one line, and come when asked again [RULES-04]', (_name, part) => expectRetry(part))
