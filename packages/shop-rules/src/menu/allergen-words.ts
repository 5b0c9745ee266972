import { allergens } from '@comanda/engine/catalog'

export type Allergen = (typeof allergens)[number]

/** How people write of what dishes contain, in the languages of the apps. */
const words: Readonly<Record<Allergen, RegExp>> = {
  gluten: /gluten|wheat|c(?:o)?eliac|麩質|麸质|麵筋|面筋|小麥|小麦/iu,
  crustaceans: /crustacean|shellfish|shrimp|prawn|crab|lobster|甲殼|甲壳|蝦|虾|蟹/iu,
  eggs: /\beggs?\b|蛋(?!糕)/iu,
  fish: /\bfish\b|seafood|salmon|tuna|魚|鱼|海鮮|海鲜/iu,
  peanuts: /pea-?nut|groundnut|花生/iu,
  soy: /\bsoy|tofu|大豆|黃豆|黄豆|豆腐|豆製|豆制/iu,
  milk: /milk|dairy|lactose|cheese|奶|乳糖|芝士|起司/iu,
  nuts: /\bnuts?\b|almond|cashew|walnut|hazelnut|pistachio|pecan|macadamia|堅果|坚果|果仁|杏仁|核桃|腰果/iu,
  celery: /celery|celeriac|芹/iu,
  mustard: /mustard|芥末|芥子|芥籽/iu,
  sesame: /sesame|tahini|芝麻/iu,
  sulphites: /sul(?:ph|f)ite|亞硫酸|亚硫酸/iu,
  lupin: /\blupine?s?\b|羽扇豆/iu,
  molluscs:
    /mollus[ck]|shellfish|seafood|oyster|clam|mussel|squid|scallop|octopus|貝|贝|蠔|蚝|蜆|蚬|魷|鱿|墨魚|墨鱼|帶子|带子|海鮮|海鲜/iu,
}

/** Returns the allergens that a text names, in words. */
export const allergensIn = (text: string): readonly Allergen[] =>
  allergens.filter((one) => words[one].test(text))
