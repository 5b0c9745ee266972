import { emailError, phoneError } from '@comanda/engine/contact'
import type { User } from '@comanda/contract'
import { refused } from '../errors/refusal.ts'

/** The fields of an account whose format a schema cannot express. */
type Fields = { readonly [F in 'email' | 'phone' | 'dob']?: User[F] | null | undefined }

const problems = ({ email, phone, dob }: Fields, now: number): [keyof Fields, string][] => {
  const found: [keyof Fields, string | undefined][] = [
    ['email', email == null ? undefined : emailError(email)],
    ['phone', phone == null ? undefined : phoneError(phone)],
    ['dob', dob == null || isPast(dob, now) ? undefined : 'The birthday lies ahead.'],
  ]
  return found.flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem]]))
}

const isPast = (day: string, now: number): boolean => day > '1900' && Date.parse(day) <= now

/** Throws `dataInvalid` with the field if an address, a phone number or a birthday is not valid (ACC-1.1, ACC-1.2). */
export const checkAccountFields = (fields: Fields, now: number): void => {
  const [problem] = problems(fields, now)
  if (problem)
    throw refused({
      kind: 'BadRequest',
      code: 'dataInvalid',
      field: problem[0],
      message: problem[1],
    })
}
