import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale, appLocales } from '../fields/app-locale.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'

const Colour = Type.Optional(Type.String({ pattern: '^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$' }))

/** The eleven theme colours (CAT-1.10); missing ones default to those of the brand. */
export const Theme = Closed({
  primary: Colour,
  secondary: Colour,
  success: Colour,
  danger: Colour,
  onDark: Colour,
  highContrastText: Colour,
  background: Colour,
  placeholder: Colour,
  border: Colour,
  actionPrimary: Colour,
  highlight: Colour,
})
export type Theme = Static<typeof Theme>

/** A language of the diner's app. */

/** The diner's app's theme and texts (CAT-1.10). */
export const AppSetting = Closed(
  {
    _id: Id,
    name: LocalizedText,
    theme: Type.Optional(Theme),
    terms: Type.Optional(LocalizedText),
    /** The picture of the app for shops without a logo of their own. */
    logo: Type.Optional(Id),
    /** The languages that guests choose from; absent: all (SHELL-2.5). */
    displayLocales: Type.Optional(
      Type.Array(AppLocale, { minItems: 1, maxItems: appLocales.length }),
    ),
  },
  'AppSetting',
)
export type AppSetting = Static<typeof AppSetting>
