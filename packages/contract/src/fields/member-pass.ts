import { Type } from '@feathersjs/typebox'

/** What `users/scan` returns for a member's code: lets a terminal or staff act for that member. */
export const MemberPass = Type.String({ maxLength: 200 })
