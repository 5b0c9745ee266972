import { expect } from 'vitest'
import type { Fields } from '../client/fields.ts'
import { reader, type Restaurant, restaurant } from '../restaurant/restaurant.ts'
import { check } from './check.ts'

/** Forms of a value that the specification leaves open: one of them has to be taken. */
export class Forms {
  readonly forms: readonly unknown[]
  constructor(...forms: readonly unknown[]) {
    this.forms = forms
  }
}

/** A value that names records of the restaurant. */
type Made = (there: Restaurant) => unknown

/** A value of a field, or forms of it, or how to make it once the restaurant is open. */
type Sample = Made | Forms | string | number | boolean | readonly unknown[] | Fields

const isMade = (sample: Sample): sample is Made => typeof sample === 'function'

const writtenAndRead = async (path: string, id: string, field: string, form: unknown) => {
  const { owner } = await restaurant()
  await owner.patch(path, id, { [field]: form })
  const record = await (await reader()).get(path, id)
  const nested = typeof form === 'object' && form !== null
  if (nested) expect({ [field]: record[field] }).toMatchObject({ [field]: form })
  else expect(record[field]).toEqual(form)
}

/** One check for each field of a record: the owner writes it, a visitor reads it. */
export const carries = (
  record: string,
  path: string,
  make: () => Promise<string>,
  fields: Readonly<Record<string, Sample>>,
): void => {
  for (const [field, sample] of Object.entries(fields))
    check(`${record} carries ${field}`, async () => {
      const id = await make()
      const value = isMade(sample) ? sample(await restaurant()) : sample
      const forms = value instanceof Forms ? value.forms : [value]
      let failure: unknown
      for (const form of forms)
        try {
          await writtenAndRead(path, id, field, form)
          return
        } catch (error) {
          failure ??= error
        }
      throw failure
    })
}

/** One check for each field that a record has as it is read. */
export const has = (
  record: string,
  read: () => Promise<Fields>,
  fields: readonly string[],
): void => {
  for (const field of fields)
    check(`${record} has ${field}`, async () => {
      expect(Object.keys(await read())).toContain(field)
    })
}
