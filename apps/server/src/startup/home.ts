import { root } from './root.ts'

/** Returns the folder that relative paths begin in: the root, or where the command `comanda` of a release was called. */
export const home = (): string => process.env['COMANDA_HOME'] ?? root
