import { Type } from '@feathersjs/typebox'

/** A setting of an account, as the provider shows it: words without commas, which signatures could not tell apart. */
export const SettingText = Type.String({ pattern: '^[^\\s,]+(?: [^\\s,]+)*$', maxLength: 200 })
