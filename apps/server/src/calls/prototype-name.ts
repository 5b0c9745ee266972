/** Words that every JavaScript object knows: no field, no path and no record has such a name. */
export const isPrototypeName = (word: string): boolean => word in Object.prototype
