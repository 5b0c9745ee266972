/** What is wrong with the license plate of a drive-through order, in the words of ACC-1.5. */
export type LicensePlateError = 'Please enter the license plate number'

/** Drive-through needs a license plate: at least one letter or digit. */
export const licensePlateError = (text: string | null | undefined): LicensePlateError | undefined =>
  /[\p{L}\p{N}]/u.test(text ?? '') ? undefined : 'Please enter the license plate number'

/** Returns the plate as it is stored: capital letters, single spaces. */
export const normalizeLicensePlate = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').toUpperCase()
