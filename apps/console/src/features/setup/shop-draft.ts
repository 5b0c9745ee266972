import { type Country, type OpenShopData, usualLanguages, usualShop } from '@comanda/contract'
import { guestLanguage, type NameLanguage } from '@comanda/engine/catalog'
import type { Locale } from '@comanda/locales'

/** What is entered of a new shop; percents as typed. */
export interface ShopDraft {
  readonly country: Country
  readonly name: string
  readonly timeZone: string
  readonly openTime: string
  readonly closeTime: string
  /** A second span of each day, after a break. */
  readonly openAgain: NonNullable<OpenShopData['openAgain']> | undefined
  readonly orderTypes: readonly ('dineIn' | 'takeAway')[]
  readonly taxes: readonly string[]
  readonly serviceCharge: string
}

/** Returns what is usual in a country. */
export const usualIn = (
  country: Country,
): Pick<ShopDraft, 'country' | 'timeZone' | 'taxes' | 'serviceCharge'> => {
  const { timeZones, taxes, serviceCharge } = usualShop(country)
  return {
    country,
    timeZone: timeZones[0],
    taxes: taxes.map(({ percent }) => String(percent)),
    serviceCharge: String(serviceCharge),
  }
}

const guesses: readonly (readonly [Country, RegExp])[] = [
  ['TW', /Taipei/],
  ['SG', /Singapore/],
  ['MY', /Kuala_Lumpur|Kuching/],
  ['CN', /Shanghai|Urumqi|Chongqing/],
  ['JP', /Tokyo/],
  ['TH', /Bangkok/],
  ['AU', /^Australia/],
  ['US', /^America|Honolulu/],
  ['GB', /London|Belfast/],
  ['DE', /Berlin/],
  ['FR', /Paris/],
  ['IT', /Rome/],
  ['ES', /Madrid|Canary/],
  ['NL', /Amsterdam/],
  ['NZ', /Auckland|Chatham/],
  ['CH', /Zurich/],
  ['SE', /Stockholm/],
  ['CZ', /Prague/],
  ['KR', /Seoul/],
]

/** The usual hours between lunch and dinner. */
const BREAK = { begins: '15:00', ends: '18:00' }

/** Returns the draft with a break in its hours, or with none; when the day begins and ends stays. */
export const withBreak = (draft: ShopDraft, has: boolean): ShopDraft => {
  const { openAgain, closeTime } = draft
  return has
    ? { ...draft, closeTime: BREAK.begins, openAgain: { openTime: BREAK.ends, closeTime } }
    : { ...draft, closeTime: openAgain?.closeTime ?? closeTime, openAgain: undefined }
}

const DAY = 24 * 60
const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** Whether each time comes after the one before, within a day from opening: else there is no break. */
export const isBreakInOrder = ({ openTime, closeTime, openAgain }: ShopDraft): boolean => {
  if (!openAgain) return true
  const since = (time: string): number => (minutesOf(time) - minutesOf(openTime) + DAY) % DAY
  const [begins, ends, closes] = [closeTime, openAgain.openTime, openAgain.closeTime].map(since)
  return 0 < begins! && begins! < ends! && ends! < (closes || DAY)
}

/** Returns the draft to begin with, of the country whose time the device shows. */
export const newDraft = (timeZone: string): ShopDraft => ({
  ...usualIn(guesses.find(([, pattern]) => pattern.test(timeZone))?.[0] ?? 'HK'),
  name: '',
  openTime: '11:00',
  closeTime: '22:00',
  openAgain: undefined,
  orderTypes: ['dineIn', 'takeAway'],
})

const nameLanguageIn = (country: Country, locale: Locale): NameLanguage => {
  const languages = usualLanguages(country)
  return guestLanguage([locale], languages) ?? languages[0]
}

/** Returns the data of the call; the name is in the language of the screen if the country has it, else in the country's own. */
export const openingData = (
  { openAgain, ...draft }: ShopDraft,
  locale: Locale,
): Omit<OpenShopData, 'idempotencyKey'> => ({
  ...draft,
  ...(openAgain ? { openAgain } : {}),
  name: [{ lang: nameLanguageIn(draft.country, locale), value: draft.name.trim() }],
  orderTypes: [...draft.orderTypes],
  taxes: draft.taxes.map(Number),
  serviceCharge: Number(draft.serviceCharge),
})
