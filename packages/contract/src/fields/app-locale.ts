import type { Static } from '@feathersjs/typebox'
import { OneOf } from './one-of.ts'

/** The languages of the apps' own words (LANG-1.1). */
export const appLocales = ['en', 'zh-hk', 'zh-cn'] as const

export const AppLocale = OneOf(...appLocales)
export type AppLocale = Static<typeof AppLocale>
