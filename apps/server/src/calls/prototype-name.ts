/** Returns whether a word is a property of every JavaScript object: no field, path or record has such a name. */
export const isPrototypeName = (word: string): boolean => word in Object.prototype
