import type { NameLanguage } from '@comanda/engine/catalog'
import type { Country } from './countries.ts'

/** The languages of menus in a country, its own first, with the one that most visitors read. */
const languages: Readonly<Record<Country, readonly [NameLanguage, ...NameLanguage[]]>> = {
  HK: ['cht', 'en', 'chs'],
  TW: ['cht', 'en'],
  SG: ['en', 'chs'],
  MY: ['ms', 'en', 'chs'],
  CN: ['chs', 'en'],
  JP: ['ja', 'en'],
  TH: ['th', 'en'],
  AU: ['en'],
  NZ: ['en'],
  KR: ['ko', 'en'],
  GB: ['en'],
  DE: ['de', 'en'],
  FR: ['fr', 'en'],
  IT: ['it', 'en'],
  ES: ['es', 'en'],
  NL: ['nl', 'en'],
  CH: ['de', 'fr', 'it', 'en'],
  SE: ['sv', 'en'],
  CZ: ['cs', 'en'],
  US: ['en'],
}

/** Returns the languages with which a new shop of the country begins (SETUP-2.2). */
export const usualLanguages = (country: Country): readonly [NameLanguage, ...NameLanguage[]] =>
  languages[country]
