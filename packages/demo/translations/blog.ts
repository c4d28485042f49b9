import type { TranslationRow } from './rows.ts'

/** Articles of the blog, line by line. */
export const BLOG_ROWS: readonly TranslationRow[] = [
  ['A draw you can work out again', 'جولة يمكنك حسابها من جديد', 'Eine Ziehung, die Sie nachrechnen können'],
  [
    'Why a fingerprint is public before the first bet, and what it proves after the draw.',
    'لماذا تُنشر بصمة قبل أول رهان، وماذا تثبت بعد السحب.',
    'Warum ein Fingerabdruck vor der ersten Wette öffentlich ist und was er nach der Ziehung beweist.',
  ],
  [
    'Before an issue opens, we draw a secret number and publish its fingerprint. Nobody can read the secret from it, and we cannot change the secret without changing the fingerprint.',
    'قبل فتح أي جولة نختار رقمًا سريًا وننشر بصمته. لا يستطيع أحد قراءة السر منها، ولا نستطيع تغيير السر دون أن تتغير البصمة.',
    'Bevor eine Ziehung öffnet, ziehen wir eine geheime Zahl und veröffentlichen ihren Fingerabdruck. Niemand kann das Geheimnis daraus lesen, und wir können es nicht ändern, ohne dass sich der Fingerabdruck ändert.',
  ],
  [
    'When betting closes, all bets of the issue are sealed under a second fingerprint. The digits follow from the secret and both fingerprints, by a rule that stands in our help.',
    'عند إغلاق الرهان تُختم كل رهانات الجولة ببصمة ثانية. وتُحسب الأرقام من السر والبصمتين معًا وفق قاعدة منشورة في المساعدة.',
    'Wenn die Wettannahme schließt, werden alle Wetten der Ziehung unter einem zweiten Fingerabdruck versiegelt. Die Ziffern folgen aus dem Geheimnis und beiden Fingerabdrücken, nach einer Regel, die in unserer Hilfe steht.',
  ],
  [
    'After the draw the secret is shown. Open any past issue and choose “Check this draw”: your own device works the digits out again.',
    'بعد السحب يُعرض السر. افتح أي جولة سابقة واختر «تحقق من هذه الجولة»: يحسب جهازك الأرقام من جديد.',
    'Nach der Ziehung wird das Geheimnis gezeigt. Öffnen Sie eine vergangene Ziehung und wählen Sie „Ziehung prüfen“: Ihr eigenes Gerät rechnet die Ziffern nach.',
  ],
  [
    'A limit is easier to keep when you set it early',
    'الحد أسهل التزامًا إذا وضعته مبكرًا',
    'Ein früh gesetztes Limit hält man leichter ein',
  ],
  [
    'A lower limit counts at once, a higher one only later. That is on purpose.',
    'الحد الأدنى يسري فورًا، أما الأعلى فبعد مهلة. وهذا مقصود.',
    'Ein niedrigeres Limit gilt sofort, ein höheres erst später. Das ist Absicht.',
  ],
  [
    'Under Play limits you decide how much you deposit, lose and stake in a day, a week or a month. Whoever decides in a calm hour decides better than after a loss.',
    'في «حدود اللعب» تقرر كم تودع وتخسر وتراهن في اليوم أو الأسبوع أو الشهر. ومن يقرر في ساعة هدوء يقرر أفضل ممن يقرر بعد خسارة.',
    'Unter „Spiellimits“ bestimmen Sie, wie viel Sie am Tag, in der Woche oder im Monat einzahlen, verlieren und setzen. Wer in Ruhe entscheidet, entscheidet besser als nach einem Verlust.',
  ],
  [
    'A break of a day or a month stops games and offers alike, and nobody at our desk can shorten it.',
    'الاستراحة ليوم أو شهر توقف الألعاب والعروض معًا، ولا يستطيع أحد من موظفينا تقصيرها.',
    'Eine Pause von einem Tag oder einem Monat hält Spiele und Angebote gleichermaßen an, und niemand bei uns kann sie verkürzen.',
  ],
  ['Reading odds in half a minute', 'قراءة الاحتمالات في نصف دقيقة', 'Quoten in einer halben Minute lesen'],
  [
    'Decimal odds say what comes back for each unit, your stake included.',
    'الاحتمال العشري يقول كم يعود لك عن كل وحدة، شاملًا رهانك.',
    'Dezimalquoten sagen, was je Einheit zurückkommt, Ihr Einsatz eingeschlossen.',
  ],
  [
    'Odds of 1.85 on a stake of 100 bring back 185 when you win: 85 more than you staked. When you lose, the stake is gone.',
    'احتمال 1.85 على رهان 100 يعيد 185 عند الفوز: أي 85 فوق رهانك. وعند الخسارة يذهب الرهان.',
    'Eine Quote von 1.85 bringt bei einem Einsatz von 100 im Gewinnfall 185 zurück: 85 mehr als gesetzt. Verlieren Sie, ist der Einsatz weg.',
  ],
  [
    'One divided by the odds is how often a bet has to win to come out even. All outcomes of a match together make more than one: the difference is what the house keeps.',
    'واحد مقسومًا على الاحتمال هو معدل الفوز اللازم للتعادل. ومجموع كل نتائج المباراة يزيد عن واحد: والفرق هو حصة الموقع.',
    'Eins geteilt durch die Quote ist, wie oft eine Wette gewinnen muss, um aufzugehen. Alle Ausgänge eines Spiels ergeben zusammen mehr als eins: Die Differenz behält das Haus.',
  ],
]
