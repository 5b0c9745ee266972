import { type Static, Type } from '@feathersjs/typebox'
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

/** The diner's app's theme and texts (CAT-1.10). */
export const AppSetting = Closed(
  {
    _id: Id,
    name: LocalizedText,
    theme: Type.Optional(Theme),
    terms: Type.Optional(LocalizedText),
  },
  'AppSetting',
)
export type AppSetting = Static<typeof AppSetting>
