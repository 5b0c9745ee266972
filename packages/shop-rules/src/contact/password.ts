/** What can be wrong with a new password (ACC-1.3). */
export type PasswordError =
  | 'Input passwords do not match.'
  | 'tooShort'
  | 'needsLowercase'
  | 'needsUppercase'
  | 'needsNumber'

/** Shortest password, in characters. */
export const MIN_PASSWORD_LENGTH = 8

/** Everything that is wrong with a new password, so that a form can tick off its rules; its repetition is tested last. */
export const passwordErrors = (
  password: string,
  repeated?: string,
  minLength: number = MIN_PASSWORD_LENGTH,
): readonly PasswordError[] => {
  const errors: PasswordError[] = []
  if (password.length < minLength) errors.push('tooShort')
  if (!/\p{Ll}/u.test(password)) errors.push('needsLowercase')
  if (!/\p{Lu}/u.test(password)) errors.push('needsUppercase')
  if (!/\p{Nd}/u.test(password)) errors.push('needsNumber')
  if (repeated !== undefined && repeated !== password) errors.push('Input passwords do not match.')
  return errors
}
