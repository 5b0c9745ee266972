const unseen = /[\p{Default_Ignorable_Code_Point}]/gu
const dashes = /[\u2010-\u2015\u2212]/g

/** Returns a code as keyboards of East Asia and spreadsheets give it, in plain letters: `９１２３–４５６７` is `9123-4567`. */
export const plainCode = (text: string): string =>
  text.normalize('NFKC').replaceAll(unseen, '').replaceAll(dashes, '-').trim()
