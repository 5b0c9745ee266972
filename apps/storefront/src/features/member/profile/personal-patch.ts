import type { User, UserPatch } from '@comanda/contract'

/** The fields of an account that its member can change. */
export const personalFields = ['firstName', 'lastName', 'phone', 'dob', 'locale'] as const
type Personal = Readonly<Record<(typeof personalFields)[number], string>>

/** Returns the personal fields of an account as texts of a form. */
export const personalTexts = (user: User): Personal => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  phone: user.phone ?? '',
  dob: user.dob ?? '',
  locale: user.locale ?? '',
})

/** Returns the changed fields only; a field that was emptied is cleared by `null`. */
export const personalPatch = (user: User, texts: Personal): UserPatch => {
  const before = personalTexts(user)
  return Object.fromEntries(
    personalFields.flatMap((field) => {
      const text = texts[field].trim()
      return text === before[field] ? [] : [[field, text === '' ? null : text] as const]
    }),
  )
}
