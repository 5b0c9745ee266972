/**
 * The fields that say who a person is, how they are reached, or what they wrote: the one list by which logs are written without
 * them and erasures remove them (ACC-3.8). `twInvoice` and its fields are what a buyer gave for a Taiwan invoice.
 */
export const personalFields = [
  'contactName',
  'phone',
  'email',
  'firstName',
  'lastName',
  'dob',
  'remark',
  'customRemark',
  'detailedRemarks',
  'twInvoice',
  'twTaxVehicle',
  'twTaxComp',
  'twTaxNrt',
  'twDonate',
  'twTaxEmail',
  'invoiceCarrier',
] as const

const personal: ReadonlySet<string> = new Set(personalFields)

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/**
 * Returns a value without its personal fields, however deep. With `instead`, fields that say something have it, so that a
 * reader knows that they were there.
 */
export const withoutPersonal = (value: unknown, instead?: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => withoutPersonal(one, instead))
  if (typeof value !== 'object' || value === null) return value
  const fields: [string, unknown][] = []
  for (const [field, inner] of Object.entries(value)) {
    if (!personal.has(field) || !isGiven(inner))
      fields.push([field, withoutPersonal(inner, instead)])
    else if (instead !== undefined) fields.push([field, instead])
  }
  return Object.fromEntries(fields)
}
