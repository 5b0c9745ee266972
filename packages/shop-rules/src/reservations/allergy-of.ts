import { allergens } from '@comanda/engine/catalog'

type Allergen = (typeof allergens)[number]

/** An allergy of somebody in a party: what is known by name, and the guest's own words. */
export interface Allergy {
  readonly allergens: Allergen[]
  readonly text?: string | undefined
}

/** How guests write of what dishes contain, in the languages of the apps. */
const words: Readonly<Record<Allergen, RegExp>> = {
  gluten: /gluten|wheat|c(?:o)?eliac|麩質|麸质|麵筋|面筋|小麥|小麦/iu,
  crustaceans: /crustacean|shellfish|shrimp|prawn|crab|lobster|甲殼|甲壳|蝦|虾|蟹/iu,
  eggs: /\beggs?\b|蛋(?!糕)/iu,
  fish: /\bfish\b|seafood|salmon|tuna|魚|鱼|海鮮|海鲜/iu,
  peanuts: /pea-?nut|groundnut|花生/iu,
  soy: /\bsoy|tofu|大豆|黃豆|黄豆|豆腐|豆製|豆制/iu,
  milk: /milk|dairy|lactose|cheese|奶|乳糖|芝士|起司/iu,
  nuts: /\bnuts?\b|almond|cashew|walnut|hazelnut|pistachio|pecan|macadamia|堅果|坚果|果仁|杏仁|核桃|腰果/iu,
  sesame: /sesame|tahini|芝麻/iu,
  molluscs:
    /mollus[ck]|shellfish|seafood|oyster|clam|mussel|squid|scallop|octopus|貝|贝|蠔|蚝|蜆|蚬|魷|鱿|墨魚|墨鱼|帶子|带子|海鮮|海鲜/iu,
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
  const named = allergens.filter((one) => words[one].test(said))
  const known = allergens.filter((one) => chosen?.includes(one) || named.includes(one))
  const text = named.length > 0 || speaksOfAllergy.test(said) ? remark?.trim() : undefined
  if (known.length === 0 && text === undefined) return undefined
  return { allergens: known, ...(text === undefined ? {} : { text }) }
}
