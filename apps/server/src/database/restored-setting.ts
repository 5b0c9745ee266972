/** A setting of a database that was restored from a backup: which restore it was. Every session has it. */
export const restoredSetting = 'comanda.restored'
