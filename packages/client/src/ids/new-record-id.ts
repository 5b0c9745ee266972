/** Returns the id of a new record: 24 random hexadecimal digits. */
export const newRecordId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
