import type { RecordChangeRow } from '../../tables/record-changes.ts'

/** What a caller has read: of a database, all changes up to this one, in the order of transactions. */
export interface ChangeCursor extends Pick<RecordChangeRow, 'xact' | 'record'> {
  readonly place: string
  readonly path: string
}

/** Returns the cursor of who has read what all transactions before `bound` have changed. */
export const cursorBefore = (place: string, bound: number): ChangeCursor => ({
  place,
  xact: bound,
  path: '',
  record: '',
})

/** Returns a cursor as callers get it. What is in it is nobody's business but ours. */
export const writeCursor = ({ place, xact, path, record }: ChangeCursor): string =>
  Buffer.from(JSON.stringify([place, xact, path, record])).toString('base64url')

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns the cursor of a text, or undefined if it is not a cursor. */
export const readCursor = (text: string): ChangeCursor | undefined => {
  try {
    const fields: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(fields)) return undefined
    const [place, xact, path, record]: unknown[] = fields
    const isOne = isText(place) && isText(path) && isText(record) && Number.isSafeInteger(xact)
    return isOne ? { place, xact: xact as number, path, record } : undefined
  } catch {
    return undefined
  }
}
