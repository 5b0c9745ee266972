import { allergens } from '@comanda/engine/catalog'
import { type Allergen, allergensIn } from '../menu/allergen-words.ts'

/** An allergy of somebody in a party: what is known by name, and the guest's own words. */
export interface Allergy {
  readonly allergens: Allergen[]
  readonly text?: string | undefined
}

const speaksOfAllergy = /allerg|anaphyla|intoleran|epi-?pen|過敏|过敏|敏感|不耐/iu

/** Words by which a guest says that there is none. */
const none =
  /\bno (?:known |food )*allerg\w*|\bnot allergic\b|(?:沒有|没有|無|无|沒|没)(?:食物)?(?:過敏|过敏|敏感)/giu

/**
 * Returns the allergy of which a booking speaks (RES-5.2), or undefined: what staff or guests have chosen and what the remark
 * names. The words of a remark that names anything stay with it, since no list knows all allergies; those of another remark do not.
 */
export const allergyOf = ({
  allergens: chosen = [],
  remark,
}: {
  readonly allergens?: readonly Allergen[] | null | undefined
  readonly remark?: string | null | undefined
}): Allergy | undefined => {
  const said = (remark ?? '').replaceAll(none, '')
  const named = allergensIn(said)
  const known = allergens.filter((one) => chosen?.includes(one) || named.includes(one))
  const text = named.length > 0 || speaksOfAllergy.test(said) ? remark?.trim() : undefined
  if (known.length === 0 && text === undefined) return undefined
  return { allergens: known, ...(text === undefined ? {} : { text }) }
}
