import type { Static } from '@feathersjs/typebox'
import { OneOf } from './one-of.ts'

/** Why a printer does not print (PRINT-2.3). */
export const PrinterProblem = OneOf('unreachable', 'paper', 'cover', 'offline', 'fault', 'address')
export type PrinterProblem = Static<typeof PrinterProblem>
