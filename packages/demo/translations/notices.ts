import type { TranslationRow } from './rows.ts'

/** Titles and texts of notices, popups and banners. */
export const NOTICE_ROWS: readonly TranslationRow[] = [
  ['Every settled bet explains itself', 'كل رهان مُسوّى يشرح نفسه', 'Jede abgerechnete Wette erklärt sich selbst'],
  [
    '<p>Open a bet in your record to see, step by step, how the result made its prize.</p>',
    '<p>افتح رهانًا في سجلك لترى خطوة بخطوة كيف جاء العائد من النتيجة.</p>',
    '<p>Öffnen Sie eine Wette in Ihrem Wettverlauf und sehen Sie Schritt für Schritt, wie aus dem Ergebnis der Gewinn wurde.</p>',
  ],
  ['Search forgives typing mistakes', 'البحث يتسامح مع أخطاء الكتابة', 'Die Suche verzeiht Tippfehler'],
  [
    '<p>Press <b>/</b> anywhere and type what you remember of a game’s name.</p>',
    '<p>اضغط <b>/</b> في أي مكان واكتب ما تذكره من اسم اللعبة.</p>',
    '<p>Drücken Sie irgendwo <b>/</b> und tippen Sie, was Sie vom Namen eines Spiels noch wissen.</p>',
  ],
  ['Dark or light, as you like it', 'داكن أو فاتح، كما تحب', 'Dunkel oder hell, wie Sie mögen'],
  [
    '<p>The site follows your system at first and remembers what you choose.</p>',
    '<p>يتبع الموقع إعداد جهازك في البداية ثم يتذكر ما تختاره.</p>',
    '<p>Anfangs richtet sich die Website nach Ihrem System und merkt sich dann, was Sie wählen.</p>',
  ],
  ['New help centre', 'مركز مساعدة جديد', 'Neuer Hilfebereich'],
  [
    '<p>Terms, deposits and common questions, answered in your language.</p>',
    '<p>الشروط والإيداع والأسئلة الشائعة، بلغتك.</p>',
    '<p>Bedingungen, Einzahlungen und häufige Fragen, beantwortet in Ihrer Sprache.</p>',
  ],
  ['Your balance stays above every game', 'رصيدك ظاهر فوق كل لعبة', 'Ihr Guthaben steht über jedem Spiel'],
  [
    '<p>Next to it: how long you have played, and what you have won or lost.</p>',
    '<p>وبجانبه مدة لعبك وما ربحته أو خسرته.</p>',
    '<p>Daneben: wie lange Sie spielen und was Sie gewonnen oder verloren haben.</p>',
  ],
  ['Your balance updates live', 'رصيدك يتحدث فورًا', 'Ihr Guthaben ist immer aktuell'],
  [
    '<p>Deposits and prizes show at the top of the page at once. No need to reload.</p>',
    '<p>تظهر الإيداعات والأرباح أعلى الصفحة فورًا، دون إعادة تحميل.</p>',
    '<p>Einzahlungen und Gewinne erscheinen sofort oben auf der Seite. Neu laden müssen Sie nicht.</p>',
  ],
  ['Welcome to this demonstration', 'أهلًا بك في هذا الموقع التجريبي', 'Willkommen in dieser Demo'],
  [
    '<p>Everything here runs on one machine: accounts, balances, draws and results are real, the money is not. Use the sandbox cashier to fill your wallet.</p>',
    '<p>كل شيء هنا يعمل على جهاز واحد: الحسابات والأرصدة والجولات والنتائج حقيقية، أما الأموال فلا. استخدم الإيداع التجريبي لملء محفظتك.</p>',
    '<p>Alles hier läuft auf einem Rechner: Konten, Guthaben, Ziehungen und Ergebnisse sind echt, das Geld nicht. Füllen Sie Ihr Wallet mit der Testeinzahlung.</p>',
  ],
  ['SSC draws every minute', 'جولة SSC كل دقيقة', 'SSC zieht jede Minute'],
  [
    '<p>We commit to every draw before betting opens. Afterwards anyone can check it from the results.</p>',
    '<p>نلتزم بكل جولة قبل فتح الرهان. وبعدها يمكن لأي شخص التحقق منها من صفحة النتائج.</p>',
    '<p>Jede Ziehung legen wir fest, bevor Wetten angenommen werden. Danach kann sie jeder anhand der Ergebnisse prüfen.</p>',
  ],
  ['Moon Gate week starts on Monday', 'أسبوع «بوابة القمر» يبدأ يوم الاثنين', 'Am Montag beginnt die Mondtor-Woche'],
  [
    '<p>New slots and fishing games join the lobby all week. Look for the hot badge.</p>',
    '<p>تنضم ألعاب سلوتس وصيد جديدة إلى الردهة طوال الأسبوع. ابحث عن علامة «رائجة».</p>',
    '<p>Die ganze Woche kommen neue Slots und Fischspiele in die Lobby. Achten Sie auf das Zeichen „Beliebt“.</p>',
  ],
  ['Keep your account safe', 'حافظ على أمان حسابك', 'Schützen Sie Ihr Konto'],
  [
    '<p>We never ask for your password. Choose one that you use nowhere else.</p>',
    '<p>لا نطلب كلمة مرورك أبدًا. اختر كلمة لا تستخدمها في مكان آخر.</p>',
    '<p>Wir fragen nie nach Ihrem Passwort. Wählen Sie eines, das Sie sonst nirgends verwenden.</p>',
  ],
  ['Play within your limits', 'العب ضمن حدودك', 'Spielen Sie innerhalb Ihrer Grenzen'],
  [
    '<p>Decide how much time and money you want to spend before you begin, and stop there.</p>',
    '<p>قرر قبل أن تبدأ كم من الوقت والأموال ستنفق، وتوقف عند ذلك.</p>',
    '<p>Legen Sie vor dem Spielen fest, wie viel Zeit und Geld Sie einsetzen wollen, und hören Sie dort auf.</p>',
  ],
  ['Welcome', 'أهلًا بك', 'Willkommen'],
  ['<p>A picture for the popups.</p>', '<p>صورة للرسائل المنبثقة.</p>', '<p>Ein Bild für die Hinweisfenster.</p>'],
  ['A draw every minute', 'جولة كل دقيقة', 'Jede Minute eine Ziehung'],
  [
    '<p>SSC with results you can check yourself.</p>',
    '<p>SSC بنتائج يمكنك التحقق منها بنفسك.</p>',
    '<p>SSC mit Ergebnissen, die Sie selbst prüfen können.</p>',
  ],
  ['New slots, new stories', 'سلوتس جديدة وحكايات جديدة', 'Neue Slots, neue Geschichten'],
  [
    '<p>Hundreds of slots from every studio here.</p>',
    '<p>مئات ألعاب السلوتس من كل المزودين هنا.</p>',
    '<p>Hunderte Slots von allen Anbietern hier.</p>',
  ],
  ['See your rewards', 'شاهد مكافآتك', 'Ihre Prämien'],
  [
    '<p>Tickets, missions and offers of your account are in the reward centre. What they pay here is play money.</p>',
    '<p>تذاكر حسابك ومهامه وعروضه في مركز المكافآت. ما تدفعه هنا مال للتجربة فقط.</p>',
    '<p>Lose, Aufgaben und Aktionen für Ihr Konto stehen im Prämiencenter. Was sie hier auszahlen, ist Spielgeld.</p>',
  ],
  ['<p>SSC, one minute.</p>', '<p>SSC، كل دقيقة.</p>', '<p>SSC, eine Minute.</p>'],
  ['Live chat', 'محادثة مباشرة', 'Live-Chat'],
  ['E-mail', 'البريد الإلكتروني', 'E-Mail'],
  ['Contracts show what they would have paid', 'العقود تُظهر ما كانت ستدفعه', 'Verträge zeigen, was sie gezahlt hätten'],
  [
    '<p>Before you offer or accept one, look at its last periods: they are worked out by the code that pays.</p>',
    '<p>قبل أن تعرض عقدًا أو تقبله، انظر إلى فتراته الأخيرة: يحسبها البرنامج نفسه الذي يدفع.</p>',
    '<p>Bevor Sie einen anbieten oder annehmen, sehen Sie sich die letzten Zeiträume an: Sie rechnet dasselbe Programm, das zahlt.</p>',
  ],
  ['Real-time salaries every five minutes', 'رواتب فورية كل خمس دقائق', 'Echtzeitgehälter alle fünf Minuten'],
  [
    '<p>Each window is paid as soon as it ends. Open a line to see its bets, or download the bundle and check it yourself.</p>',
    '<p>تُدفع كل نافذة زمنية فور انتهائها. افتح سطرًا لترى رهاناته، أو نزّل الحزمة وتحقق بنفسك.</p>',
    '<p>Jedes Fenster wird gezahlt, sobald es endet. Öffnen Sie eine Zeile, um ihre Wetten zu sehen, oder laden Sie das Paket herunter und prüfen Sie selbst.</p>',
  ],
]
