import type { AccountName } from './account-chart.ts'
import type { Booking } from './bookings-of-day.ts'

type Texts = Readonly<Record<AccountName, string>>

/** Texts of bookings in the languages of the formats, which are not those of the app. */
const english: Texts = {
  cash: 'Cash',
  terminal: 'Card reader at the counter',
  card: 'Cards',
  wallet: 'Wallets',
  balance: 'Member balances',
  channel: 'Channels',
  sales: 'Sales',
  tax: 'Tax',
  discounts: 'Discounts',
  paymentSurcharges: 'Payment surcharges',
  channelCommissions: 'Commissions of channels',
  tips: 'Tips',
  rounding: 'Rounding',
  prepayments: 'Prepayments',
  deposits: 'Deposits of reservations',
  keptDeposits: 'Deposits kept',
  paidElsewhere: 'Paid elsewhere',
  onTheHouse: 'On the house',
  walkout: 'Walkouts',
  payIn: 'Paid into the drawer',
  payOut: 'Paid out of the drawer',
  cashDifference: 'Cash difference',
  clearing: 'Clearing',
}

const german: Texts = {
  cash: 'Kasse',
  terminal: 'Kartenterminal',
  card: 'Karten',
  wallet: 'Wallets',
  balance: 'Guthaben der Mitglieder',
  channel: 'Lieferplattformen',
  sales: 'Erlöse',
  tax: 'Umsatzsteuer',
  discounts: 'Rabatte',
  paymentSurcharges: 'Zahlungszuschläge',
  channelCommissions: 'Provisionen der Lieferplattformen',
  tips: 'Trinkgeld',
  rounding: 'Rundung',
  prepayments: 'Anzahlungen',
  deposits: 'Anzahlungen für Reservierungen',
  keptDeposits: 'Einbehaltene Anzahlungen',
  paidElsewhere: 'Anderswo bezahlt',
  onTheHouse: 'Auf Kosten des Hauses',
  walkout: 'Zechprellerei',
  payIn: 'Einlage in die Kasse',
  payOut: 'Auszahlung aus der Kasse',
  cashDifference: 'Kassendifferenz',
  clearing: 'Verrechnung',
}

const textsOf = { en: english, de: german }

/** Returns what a booking is, with its rate. */
export const bookingText = (
  { what, percent }: Pick<Booking, 'what' | 'percent'>,
  language: 'en' | 'de',
): string => {
  const text = textsOf[language][what]
  if (percent === undefined) return text
  return `${text} ${language === 'de' ? String(percent).replace('.', ',') : percent} %`
}
