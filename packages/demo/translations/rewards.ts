import type { TranslationRow } from './rows.ts'

/** Missions, leaderboards and tickets. */
export const REWARD_ROWS: readonly TranslationRow[] = [
  ['Say hello', 'قل مرحبًا', 'Sagen Sie Hallo'],
  ['Log in today', 'سجّل الدخول اليوم', 'Heute anmelden'],
  ['Bet in three draws', 'راهن في ثلاثة سحوبات', 'In drei Ziehungen setzen'],
  ['Any lottery, any stake', 'أي يانصيب وأي مبلغ', 'Jede Lotterie, jeder Einsatz'],
  ['Take a 15-minute break', 'خذ استراحة 15 دقيقة', '15 Minuten Pause machen'],
  ['Stay logged in without a bet', 'ابقَ مسجّل الدخول دون رهان', 'Angemeldet bleiben, ohne zu setzen'],
  ['Log in on five days', 'سجّل الدخول في خمسة أيام', 'An fünf Tagen anmelden'],
  ['No bet needed', 'لا حاجة إلى رهان', 'Ohne Wette'],
  ['Set or review a limit', 'ضع حدًا أو راجعه', 'Ein Limit setzen oder ansehen'],
  ['Deposit, loss or time', 'الإيداع أو الخسارة أو الوقت', 'Einzahlung, Verlust oder Zeit'],
  ['Try three new games', 'جرّب ثلاث ألعاب جديدة', 'Drei neue Spiele ausprobieren'],
  ['Each opened once is enough', 'يكفي فتح كل واحدة مرة', 'Jedes einmal zu öffnen genügt'],
  ['Bet in two draws', 'راهن في سحبين', 'In zwei Ziehungen setzen'],
  ['Race of the week', 'سباق الأسبوع', 'Rennen der Woche'],
  ['Race of the month', 'سباق الشهر', 'Rennen des Monats'],
  ['Prize wheel', 'عجلة الجوائز', 'Glücksrad'],
  ['Golden egg', 'البيضة الذهبية', 'Goldenes Ei'],
  ['Red envelope', 'الظرف الأحمر', 'Roter Umschlag'],
  ['Weekend raffle', 'سحب نهاية الأسبوع', 'Wochenendverlosung'],
  ['November raffle', 'سحب نوفمبر', 'Novemberverlosung'],
  ['Opening egg', 'بيضة الافتتاح', 'Eröffnungsei'],
  ['New year envelope', 'ظرف السنة الجديدة', 'Neujahrsumschlag'],
]
