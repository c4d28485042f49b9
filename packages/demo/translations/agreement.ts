import type { TranslationRow } from './rows.ts'

/** The agreement, safer play, the licence and the hours, line by line. */
export const AGREEMENT_ROWS: readonly TranslationRow[] = [
  ['Your account', 'حسابك', 'Ihr Konto'],
  [
    'By opening an account you confirm that you are 18 or older and that playing is allowed where you live.',
    'بفتح حساب تؤكد أن عمرك 18 عامًا أو أكثر وأن اللعب مسموح حيث تعيش.',
    'Mit der Eröffnung eines Kontos bestätigen Sie, dass Sie mindestens 18 Jahre alt sind und dass Spielen an Ihrem Wohnort erlaubt ist.',
  ],
  [
    'An account belongs to one person and may not be lent or sold. You answer for what is done with your password.',
    'الحساب لشخص واحد ولا يجوز إعارته أو بيعه. وأنت مسؤول عما يُفعل بكلمة مرورك.',
    'Ein Konto gehört einer Person und darf nicht verliehen oder verkauft werden. Sie stehen für das ein, was mit Ihrem Passwort geschieht.',
  ],
  [
    'We may close an account that was opened with somebody else’s details, or that is used to cheat. What is on it is then counted and shown to you.',
    'يجوز لنا إغلاق حساب فُتح ببيانات شخص آخر أو يُستخدم للغش. وعندها يُحصى ما فيه ويُعرض عليك.',
    'Wir dürfen ein Konto schließen, das mit fremden Angaben eröffnet wurde oder zum Betrügen dient. Was darauf ist, wird dann gezählt und Ihnen gezeigt.',
  ],
  ['Bets and results', 'الرهانات والنتائج', 'Wetten und Ergebnisse'],
  [
    'A bet is made when its receipt is shown. Until then nothing has been taken.',
    'يتم الرهان حين يظهر إيصاله. وقبل ذلك لا يُخصم شيء.',
    'Eine Wette gilt, sobald ihr Beleg gezeigt wird. Bis dahin wurde nichts abgebucht.',
  ],
  [
    'Results are drawn from secrets we committed to beforehand. The published result decides; each settled bet explains its steps.',
    'تُستخرج النتائج من أسرار التزمنا بها مسبقًا. والنتيجة المنشورة هي الحاسمة؛ وكل رهان مُسوّى يشرح خطواته.',
    'Ergebnisse werden aus Geheimnissen gezogen, auf die wir uns vorher festgelegt haben. Es gilt das veröffentlichte Ergebnis; jede abgerechnete Wette erklärt ihre Schritte.',
  ],
  [
    'Games of other studios follow their own rules, which you can read in the game.',
    'ألعاب المزودين الآخرين لها قواعدها، ويمكنك قراءتها داخل اللعبة.',
    'Spiele anderer Anbieter folgen eigenen Regeln, die Sie im Spiel lesen können.',
  ],
  ['Set yourself a limit', 'ضع لنفسك حدًا', 'Setzen Sie sich ein Limit'],
  [
    'Decide how much time and money you want to spend before you begin, and stop there. A game shows you above it how long you have been playing and what you have won or lost.',
    'قرر قبل أن تبدأ كم من الوقت والأموال ستنفق، وتوقف عند ذلك. ويظهر فوق كل لعبة كم لعبت وما ربحته أو خسرته.',
    'Legen Sie vor dem Spielen fest, wie viel Zeit und Geld Sie einsetzen wollen, und hören Sie dort auf. Über jedem Spiel steht, wie lange Sie schon spielen und was Sie gewonnen oder verloren haben.',
  ],
  [
    'Do not play to win back what you lost, and never with money you need for something else.',
    'لا تلعب لتستعيد ما خسرته، ولا تلعب أبدًا بأموال تحتاجها لشيء آخر.',
    'Spielen Sie nicht, um Verlorenes zurückzugewinnen, und nie mit Geld, das Sie für etwas anderes brauchen.',
  ],
  ['Take a break', 'خذ استراحة', 'Machen Sie eine Pause'],
  [
    'If playing is no longer a pleasure, leave it. Ask the customer service to block your account; in this demonstration nobody needs to be asked, for its money has no value.',
    'إن لم يعد اللعب متعة فاتركه. اطلب من خدمة العملاء حظر حسابك؛ ولا يلزم ذلك في هذا الموقع التجريبي، فأمواله بلا قيمة.',
    'Wenn Spielen keine Freude mehr macht, lassen Sie es. Bitten Sie den Kundenservice, Ihr Konto zu sperren; in dieser Demo ist das nicht nötig, denn ihr Geld hat keinen Wert.',
  ],
  [
    'Talk to somebody you trust, or to a counselling service for gambling where you live.',
    'تحدث إلى شخص تثق به، أو إلى جهة إرشاد لمشكلات القمار حيث تعيش.',
    'Sprechen Sie mit jemandem, dem Sie vertrauen, oder mit einer Beratungsstelle für Glücksspiel an Ihrem Wohnort.',
  ],
  ['No licence is needed, and none is held', 'لا يلزم ترخيص، ولا ترخيص لدينا', 'Eine Lizenz ist nicht nötig, und es gibt keine'],
  [
    'This is a demonstration of software. It takes no real money and pays none out, so no gaming authority has licensed it.',
    'هذا عرض تجريبي لبرنامج. لا يأخذ أموالًا حقيقية ولا يدفعها، لذلك لم ترخصه أي جهة ألعاب.',
    'Das ist eine Software-Demo. Sie nimmt kein echtes Geld an und zahlt keines aus; daher hat keine Glücksspielbehörde sie lizenziert.',
  ],
  [
    'On a live site the operator states here who issued its licence, the licence’s number and where it holds.',
    'في الموقع الفعلي يذكر المشغّل هنا جهة إصدار ترخيصه ورقمه ونطاق سريانه.',
    'Auf einer echten Website nennt der Betreiber hier, wer seine Lizenz erteilt hat, ihre Nummer und wo sie gilt.',
  ],
  ['In this demonstration', 'في هذا الموقع التجريبي', 'In dieser Demo'],
  [
    'Demonstration: whoever answers the live chat is a program. A live site lists its hours, addresses and telephone numbers here.',
    'موقع تجريبي: من يرد في المحادثة المباشرة برنامج. ويذكر الموقع الفعلي هنا أوقاته وعناوينه وأرقام هواتفه.',
    'Demo: Im Live-Chat antwortet ein Programm. Eine echte Website nennt hier Zeiten, Adressen und Telefonnummern.',
  ],
]
