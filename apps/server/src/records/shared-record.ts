/** The text of each shared record in JSON, once it was needed. */
const texts = new WeakMap<object, string | undefined>()

/** Returns the record, frozen: any number of callers may get it, and its text is made once. */
export const sharedRecord = <R extends object>(record: R): Readonly<R> => {
  const frozen = Object.freeze(record)
  texts.set(frozen, undefined)
  return frozen
}

/** Stores the JSON of a record that nothing changes any more. */
export const keepText = (record: object, text: string): void => {
  texts.set(record, text)
}

/** Returns the JSON of a value: of a shared record, or one whose text is stored, the text that was made before. */
export const jsonOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null || !texts.has(value)) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}
