import type { TranslationRow } from './rows.ts'

/** Letters in the inboxes of members. */
export const LETTER_ROWS: readonly TranslationRow[] = [
  ['Our terms have changed', 'تغيرت شروطنا', 'Unsere Bedingungen haben sich geändert'],
  [
    'Section 4 says more clearly when a withdrawal is paid.\nNothing that you have agreed on is worse for you.',
    'يوضح البند 4 أكثر متى تُدفع عملية السحب.\nولم يصبح شيء مما وافقت عليه أسوأ لك.',
    'Abschnitt 4 sagt deutlicher, wann eine Auszahlung gezahlt wird.\nNichts, dem Sie zugestimmt haben, wird für Sie schlechter.',
  ],
  ['Time to look at your limits', 'حان وقت مراجعة حدودك', 'Zeit, Ihre Limits anzusehen'],
  [
    'Six months have passed. Keep your limits or change them.',
    'مرت ستة أشهر. أبقِ حدودك أو غيّرها.',
    'Sechs Monate sind vergangen. Behalten Sie Ihre Limits, oder ändern Sie sie.',
  ],
  ['The desk is there until 02:00 now', 'خدمة العملاء متاحة الآن حتى 02:00', 'Der Kundenservice ist jetzt bis 02:00 Uhr da'],
  [
    'Write to us every day from 08:00. We answer within two hours.',
    'اكتب إلينا كل يوم من 08:00. نرد خلال ساعتين.',
    'Schreiben Sie uns täglich ab 08:00 Uhr. Wir antworten binnen zwei Stunden.',
  ],
  ['Moon Gate week', 'أسبوع «بوابة القمر»', 'Mondtor-Woche'],
  [
    'New games of the week are in the lobby. Offers never change your chances.',
    'ألعاب الأسبوع الجديدة في الردهة. والعروض لا تغيّر فرصك أبدًا.',
    'Die neuen Spiele der Woche sind in der Lobby. Aktionen ändern nie Ihre Chancen.',
  ],
  ['Round cancelled, your stake is back', 'أُلغي الدور وعاد مبلغ رهانك', 'Spiel abgebrochen, Ihr Einsatz ist zurück'],
  [
    'The studio cancelled your Moon Temple round because it never finished on their side.\nYour stake is back where it came from. You don’t need to do anything.',
    'ألغى المزود دورك في Moon Temple لأنه لم ينتهِ لديه.\nعاد مبلغ رهانك من حيث جاء. لا يلزمك فعل شيء.',
    'Der Anbieter hat Ihr Spiel in Moon Temple abgebrochen, weil es bei ihm nie zu Ende ging.\nIhr Einsatz ist wieder dort, woher er kam. Sie müssen nichts tun.',
  ],
]
