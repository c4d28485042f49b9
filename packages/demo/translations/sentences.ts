import type { TranslationRow } from './rows.ts'

/** What people wrote about an agent's earnings. */
export const SENTENCE_ROWS: readonly TranslationRow[] = [
  [
    'The first digit was read wrongly from the gazette',
    'قُرئ الرقم الأول خطأً من الجريدة الرسمية',
    'Die erste Ziffer wurde aus dem Amtsblatt falsch abgelesen',
  ],
  [
    'The draw was repeated, and its first result does not count',
    'أُعيد السحب، ونتيجته الأولى لا تُحتسب',
    'Die Ziehung wurde wiederholt, ihr erstes Ergebnis zählt nicht',
  ],
  ['Daily is enough for us.', 'الراتب اليومي يكفينا.', 'Der tägliche Lohn genügt uns.'],
  ['New terms from next month.', 'شروط جديدة ابتداءً من الشهر القادم.', 'Neue Bedingungen ab dem nächsten Monat.'],
  [
    'Two of my members bet that day and do not count as active. Please look again.',
    'راهن اثنان من أعضائي في ذلك اليوم ولم يُحتسبا نشطين. يرجى المراجعة مرة أخرى.',
    'Zwei meiner Mitglieder haben an dem Tag gewettet und zählen nicht als aktiv. Bitte sehen Sie noch einmal nach.',
  ],
  [
    'Both bet less than the active bet that your contract names, so they do not count.',
    'راهن كلاهما بأقل من الحد الأدنى المذكور في عقدك، لذلك لا يُحتسبان.',
    'Beide haben weniger gesetzt als der Mindesteinsatz in Ihrem Vertrag, darum zählen sie nicht.',
  ],
  [
    'The rate should be that of the second tier: turnover was above its edge.',
    'يجب أن تكون النسبة نسبة الدرجة الثانية: تجاوز حجم الرهان حدها.',
    'Der Satz müsste der der zweiten Staffel sein: Der Umsatz lag über ihrer Grenze.',
  ],
  [
    'You are right about the turnover. A void bet is counted again; the next run writes a further version.',
    'أنت محق بشأن حجم الرهان. يُحتسب رهان ملغى من جديد، وسيكتب التشغيل التالي نسخة أخرى.',
    'Mit dem Umsatz haben Sie recht. Eine annullierte Wette wird neu gezählt; der nächste Lauf schreibt eine weitere Fassung.',
  ],
  [
    'What was given on to my downline looks twice as high as agreed.',
    'ما مُرّر إلى تابعيّ يبدو ضعف المتفق عليه.',
    'Was an meine Downline weiterging, sieht doppelt so hoch aus wie vereinbart.',
  ],
  [
    'Which downline do you mean, and which of the two contracts?',
    'أي التابعين تقصد، وأي العقدين؟',
    'Welche Downline meinen Sie, und welchen der beiden Verträge?',
  ],
  [
    'A bet on the draw of 18:30 was settled and is missing from this line. Please count it again.',
    'سُوّي رهان على سحب الساعة 18:30 وهو غير موجود في هذا السطر. يرجى احتسابه من جديد.',
    'Eine Wette auf die Ziehung um 18:30 Uhr wurde abgerechnet und fehlt in dieser Zeile. Bitte zählen Sie sie neu.',
  ],
  [
    'Its number is on the receipt that I sent to support this morning.',
    'رقمه في الإيصال الذي أرسلته إلى خدمة العملاء هذا الصباح.',
    'Ihre Nummer steht auf dem Beleg, den ich dem Kundenservice heute Morgen geschickt habe.',
  ],
  ['Draw of the bet', 'سحب الرهان', 'Ziehung der Wette'],
  ['18:30', '18:30', '18:30'],
  ['Bet on the receipt', 'الرهان على الإيصال', 'Wette auf dem Beleg'],
  ['7C41-20AF', '7C41-20AF', '7C41-20AF'],
  [
    '7C41-20AF, placed at 18:31 on the next draw',
    '7C41-20AF، وُضع عند 18:31 على السحب التالي',
    '7C41-20AF, um 18:31 auf die nächste Ziehung gesetzt',
  ],
]
