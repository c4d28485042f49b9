import type { MessageTexts, TemplateText } from './text.ts'

const NOT_ME = 'Was it not you? Say so here, and we sign out every device: {url}'

const notice = (subject: string, text: string): TemplateText => ({
  subject: `${subject} - {name}`,
  email: `Hello {account},\n\n${text}\n\n${NOT_ME}\n\n{name}, {site}`,
  sms: `{name}: ${text} Not you? {url}`,
})

export const en: MessageTexts = {
  purposes: {
    LOGIN: 'log in',
    REGISTER: 'open your account',
    RESET_PASSWORD: 'choose a new password',
    CONFIRM: 'show that it is you',
    BIND: 'add this address to your account',
  },
  templates: {
    code: {
      subject: '{code} is your code - {name}',
      email:
        'Your code to {purpose} at {name} is\n\n{code}\n\nIt works for {minutes} minutes, once. We never ask you for it: give it to nobody. Did you not ask for a code? Then do nothing.\n\n{name}, {site}',
      sms: '{name}: {code} is your code to {purpose}. It works for {minutes} minutes. Give it to nobody.\n\n@{site} #{code}',
    },
    resetLink: {
      subject: 'Choose a new password - {name}',
      email:
        'Hello {account},\n\nyou can choose a new password here:\n\n{url}\n\nThe link works for {minutes} minutes, once. Did you not ask for it? Then do nothing: your password stays as it is.\n\n{name}, {site}',
      sms: '{name}: choose a new password at {url} ({minutes} minutes).',
    },
    passwordChanged: notice('Your password was changed', 'The password of your account {account} was changed on {at}.'),
    passwordReset: notice(
      'Your password was reset',
      'A new password for your account {account} was chosen on {at}. Every device was logged out.',
    ),
    emailChanged: notice(
      'Your e-mail address was changed',
      'The e-mail address of your account {account} was changed to {masked} on {at}.',
    ),
    mobileChanged: notice('Your mobile number was changed', 'The mobile number of your account {account} was changed to {masked} on {at}.'),
    emailRemoved: notice('Your e-mail address was removed', 'The e-mail address of your account {account} was removed on {at}.'),
    mobileRemoved: notice('Your mobile number was removed', 'The mobile number of your account {account} was removed on {at}.'),
    authenticatorAdded: notice('An authenticator app was added', 'An authenticator app was added to your account {account} on {at}.'),
    authenticatorRemoved: notice(
      'The authenticator app was removed',
      'The authenticator app was removed from your account {account} on {at}.',
    ),
    passkeyAdded: notice('A passkey was added', 'A passkey was added to your account {account} on {at}.'),
    passkeyRemoved: notice('A passkey was removed', 'A passkey was removed from your account {account} on {at}.'),
    newDevice: notice('A new device', 'Your account {account} was logged in to from a new device ({device}) on {at}.'),
    payeeAdded: notice(
      'An account to be paid to was added',
      'An account at {bank} that ends in {ending} was added to your account {account} on {at}. Withdrawals can go there.',
    ),
    documentAccepted: notice('Your document was accepted', 'A document that you sent for your account {account} was accepted on {at}.'),
    documentRejected: notice(
      'Please send your document again',
      'A document that you sent for your account {account} was not accepted on {at}. Under Verification you see what was not right, and what to send again.',
    ),
    payoutPaid: notice(
      'Your withdrawal was paid out',
      'The bank paid out {amount} of your account {account} on {at}. Tell us by {until} how much arrived; after that it counts as received.',
    ),
    payoutReminder: notice(
      'Did your withdrawal arrive?',
      'You have not told us yet whether {amount} of your account {account} arrived. After {until} it counts as received.',
    ),
    payoutRejected: notice(
      'Your withdrawal was rejected',
      'A withdrawal of {amount} was rejected on {at}. The money is back in the balance of your account {account}.',
    ),
  },
}
