import type { TranslationRow } from './rows.ts'

/** Topics of the help page, line by line. */
export const HELP_ROWS: readonly TranslationRow[] = [
  ['Terms', 'الشروط', 'Bedingungen'],
  [
    'You must be 18 or older to open an account.',
    'يجب أن يكون عمرك 18 عامًا أو أكثر لفتح حساب.',
    'Für ein Konto müssen Sie mindestens 18 Jahre alt sein.',
  ],
  [
    'One person, one account. Keep your password to yourself; we never ask for it.',
    'لكل شخص حساب واحد. احتفظ بكلمة مرورك لنفسك؛ فنحن لا نطلبها أبدًا.',
    'Eine Person, ein Konto. Behalten Sie Ihr Passwort für sich; wir fragen nie danach.',
  ],
  [
    'Bets are taken until a draw closes, by our server’s clock. A bet once accepted stands and is settled by the published result.',
    'تُقبل الرهانات حتى إغلاق الجولة بتوقيت خادمنا. الرهان المقبول قائم ويُسوّى وفق النتيجة المنشورة.',
    'Wetten werden angenommen, bis die Ziehung nach der Uhr unseres Servers schließt. Eine angenommene Wette gilt und wird nach dem veröffentlichten Ergebnis abgerechnet.',
  ],
  [
    'This is a demonstration: balances have no value and are not paid out.',
    'هذا موقع تجريبي: الأرصدة بلا قيمة ولا تُدفع.',
    'Das ist eine Demo: Guthaben haben keinen Wert und werden nicht ausgezahlt.',
  ],
  ['Deposits and withdrawals', 'الإيداع وسحب الأموال', 'Ein- und Auszahlungen'],
  [
    'Deposits: choose Deposit, enter an amount and confirm. The sandbox credits it at once.',
    'الإيداع: اختر «إيداع» وأدخل المبلغ ثم أكّد. يُضاف المبلغ التجريبي فورًا.',
    'Einzahlungen: Wählen Sie „Einzahlen“, geben Sie einen Betrag ein und bestätigen Sie. Die Testeinzahlung wird sofort gutgeschrieben.',
  ],
  [
    'Withdrawals: choose Withdraw, an account in your own name and an amount. A demonstration bank pays it out; no real money moves.',
    'سحب الأموال: اختر «سحب الأموال» وحسابًا باسمك ومبلغًا. يدفعه مصرف تجريبي؛ ولا تتحرك أموال حقيقية.',
    'Auszahlungen: Wählen Sie „Auszahlen“, ein Konto auf Ihren Namen und einen Betrag. Eine Demo-Bank zahlt ihn aus; echtes Geld bewegt sich nicht.',
  ],
  [
    'Nothing gets lost: every movement of your balance is booked twice, as debit and credit. A deposit sent again because no answer came is never taken twice.',
    'لا يضيع شيء: كل حركة في رصيدك تُقيّد مرتين، مدينًا ودائنًا. والإيداع الذي تعيد إرساله لعدم وصول رد لا يُؤخذ مرتين أبدًا.',
    'Nichts geht verloren: Jede Bewegung Ihres Guthabens wird doppelt gebucht, als Soll und Haben. Eine Einzahlung, die Sie ohne Antwort noch einmal senden, wird nie zweimal abgebucht.',
  ],
  ['Questions', 'أسئلة', 'Fragen'],
  [
    'Is this real money? No. This site is a demonstration: deposits come from a sandbox, and nothing can be won or lost outside it.',
    'هل هذه أموال حقيقية؟ لا. هذا موقع تجريبي: الإيداعات تجريبية، ولا ربح ولا خسارة خارجه.',
    'Ist das echtes Geld? Nein. Diese Website ist eine Demo: Einzahlungen sind Testeinzahlungen, und außerhalb ist nichts zu gewinnen oder zu verlieren.',
  ],
  [
    'How do I know a draw was fair? Before betting opens we publish a fingerprint of the secret behind the draw. After the draw the secret is shown, and anyone can compute the result again.',
    'كيف أعرف أن الجولة عادلة؟ قبل فتح الرهان ننشر بصمة السر الذي تقوم عليه الجولة. وبعد السحب نُظهر السر، ويمكن لأي شخص حساب النتيجة من جديد.',
    'Woher weiß ich, dass eine Ziehung fair war? Bevor Wetten angenommen werden, veröffentlichen wir einen Fingerabdruck des Geheimnisses hinter der Ziehung. Danach wird das Geheimnis gezeigt, und jeder kann das Ergebnis nachrechnen.',
  ],
  [
    'Why can I not log in? Check the username and the password. After several failed tries the form also asks for the letters of a picture.',
    'لماذا لا أستطيع الدخول؟ تحقق من اسم المستخدم وكلمة المرور. وبعد عدة محاولات خاطئة يطلب النموذج أيضًا حروف صورة.',
    'Warum kann ich mich nicht anmelden? Prüfen Sie Benutzername und Passwort. Nach mehreren Fehlversuchen fragt das Formular auch nach den Buchstaben eines Bildes.',
  ],
  [
    'Where are my bets? In your betting record; each opens into the steps of its settlement.',
    'أين رهاناتي؟ في سجل الرهانات؛ وكل منها يُفتح على خطوات تسويته.',
    'Wo sind meine Wetten? In Ihrem Wettverlauf; jede öffnet sich zu den Schritten ihrer Abrechnung.',
  ],
  ['Contact', 'تواصل معنا', 'Kontakt'],
  [
    'Who answers? In this demonstration nobody is online. A live site lists its chat, e-mail and telephone here.',
    'من يرد؟ لا أحد متصل في هذا الموقع التجريبي. أما الموقع الفعلي فيذكر هنا محادثته وبريده وهاتفه.',
    'Wer antwortet? In dieser Demo ist niemand online. Eine echte Website nennt hier Chat, E-Mail und Telefon.',
  ],
  [
    'What to have at hand: your account’s id from the account menu, the number of the bet or deposit, and the time it happened. Never send your password.',
    'ما ينبغي تجهيزه: معرّف حسابك من قائمة الحساب، ورقم الرهان أو الإيداع، ووقت حدوثه. لا ترسل كلمة مرورك أبدًا.',
    'Das sollten Sie bereithalten: die ID Ihres Kontos aus dem Kontomenü, die Nummer der Wette oder Einzahlung und die Uhrzeit. Senden Sie nie Ihr Passwort.',
  ],
]
