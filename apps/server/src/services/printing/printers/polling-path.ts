import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PollingPathData, PollingPathResult } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { type PrinterRow, printers } from '../../../tables/printers.ts'
import { printerNotFound } from '../print-jobs/add-job.ts'

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The shop and the printer, then 256 random bits: a printer is found without a search, and nobody else's by guessing. */
const tokenForm = /^([0-9a-f]{24})([0-9a-f]{24})([\w-]{43})$/

/** Makes a new path for a CloudPRNT printer; the one of before ends (PRINT-5.1). */
export const newPollingPath = async (
  database: Database,
  { shop, printer }: PollingPathData,
): Promise<PollingPathResult> => {
  const secret = randomBytes(32).toString('base64url')
  const [row] = await database
    .update(printers)
    .set({ tokenHash: hashOf(secret) })
    .where(and(eq(printers.shop, shop), eq(printers._id, printer), eq(printers.kind, 'cloudPrnt')))
    .returning({ _id: printers._id })
  if (!row) throw refused(printerNotFound)
  return { path: `/api/printers/${shop}${printer}${secret}/jobs` }
}

/** Returns the printer of a token, or undefined if there is none in use. */
export const printerWithToken = async (
  database: Database,
  token: string,
): Promise<PrinterRow | undefined> => {
  const [, shop, printer, secret] = tokenForm.exec(token) ?? []
  if (shop === undefined || printer === undefined || secret === undefined) return undefined
  const [row] = await database
    .select()
    .from(printers)
    .where(and(eq(printers.shop, shop), eq(printers._id, printer)))
  if (!row?.tokenHash || row.status === 'disabled') return undefined
  const isRight = timingSafeEqual(Buffer.from(row.tokenHash), Buffer.from(hashOf(secret)))
  return isRight ? row : undefined
}
