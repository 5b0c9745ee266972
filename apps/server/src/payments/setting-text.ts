import { Type } from '@feathersjs/typebox'

/** A setting of an account: no control characters, no spaces around, nothing that a form's signature trips over. */
export const SettingText = Type.String({
  pattern: '^[^\\s,\\p{C}](?:[^,\\p{C}]{0,198}[^\\s,\\p{C}])?$',
  maxLength: 200,
})
