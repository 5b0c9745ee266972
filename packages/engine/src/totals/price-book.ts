import { checkCatalogue } from '../catalog/check-price-request.ts'
import { type CompiledOption, compileOption } from '../catalog/compiled-option.ts'
import { type CompiledProduct, compileProduct } from '../catalog/compiled-product.ts'
import type { Catalogue } from '../catalog/price-request.ts'
import type { TimeCondition } from '../catalog/time-condition.ts'
import type { Id } from '../catalog/vocabulary.ts'
import { catalogueSource } from '../discounts/candidates.ts'
import { createFilterBook, type FilterBook } from '../discounts/conditions/item-filter.ts'
import { compileRule, type RuleProgram } from '../discounts/rule-program.ts'
import { compileSurcharge, type SurchargeProgram } from '../surcharges/surcharge-program.ts'
import { compileTax, type TaxProgram } from '../taxes/tax-program.ts'

/** A catalogue compiled for pricing, once per version of it: any number of orders are priced with it. */
export interface PriceBook {
  readonly products: ReadonlyMap<Id, CompiledProduct>
  readonly options: ReadonlyMap<Id, CompiledOption>
  readonly timeConditions: ReadonlyMap<Id, TimeCondition>
  readonly rules: readonly RuleProgram[]
  readonly surcharges: readonly SurchargeProgram[]
  readonly taxes: readonly TaxProgram[]
  readonly filters: FilterBook
}

const byId = <Source extends { readonly _id: Id }, Result>(
  records: readonly Source[] | null | undefined,
  compile: (record: Source) => Result,
): ReadonlyMap<Id, Result> =>
  new Map((records ?? []).map((record) => [record._id, compile(record)]))

/** Compiles a catalogue. Throws `PriceRequestError` if it breaks the shapes (PRICE-1.2). */
export const compilePriceBook = (catalogue: Catalogue): PriceBook => {
  checkCatalogue(catalogue)
  const filters = createFilterBook()
  return {
    products: byId(catalogue.products, compileProduct),
    options: byId(catalogue.productOptions, compileOption),
    timeConditions: byId(catalogue.timeConditions, (condition) => condition),
    rules: (catalogue.discounts ?? []).flatMap((rule) => {
      const source = catalogueSource(rule)
      return source ? [compileRule(rule, source, undefined, filters)] : []
    }),
    surcharges: (catalogue.surchargeSettings ?? []).map((setting) =>
      compileSurcharge(setting, filters),
    ),
    taxes: (catalogue.taxSettings ?? []).map((setting) => compileTax(setting, filters)),
    filters,
  }
}
