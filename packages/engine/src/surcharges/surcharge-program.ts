import type { SurchargeSetting } from '../catalog/surcharge-setting.ts'
import type { TaxSetting } from '../catalog/tax-setting.ts'
import type { Id, ProductMode } from '../catalog/vocabulary.ts'
import { type Condition, compileConditions } from '../discounts/conditions/condition.ts'
import type { FilterBook } from '../discounts/conditions/item-filter.ts'
import { toCents } from '../money/cents.ts'
import { scaledPercent } from '../money/scaled-decimal.ts'

/** What a surcharge or a tax looks at: an order for which it is in use, and items. */
export interface SettingProgram<Setting extends SurchargeSetting | TaxSetting> {
  readonly setting: Setting
  readonly _id: Id
  readonly mode: ProductMode
  readonly rules: readonly Condition[]
  /** Scaled. */
  readonly percent: number
  /** The positions of the items that it is open to; undefined: all (PRICE-9.4). */
  readonly openTo: ReadonlySet<number> | undefined
}

/** A surcharge ready to be worked out; cents and scaled percent. */
export interface SurchargeProgram extends SettingProgram<SurchargeSetting> {
  readonly perProduct: number
  readonly fixed: number
  readonly perPerson: number
  readonly discountable: boolean
}

/** Compiles what surcharges and taxes have in common. */
export const compileSetting = <Setting extends SurchargeSetting | TaxSetting>(
  setting: Setting,
  book: FilterBook,
): SettingProgram<Setting> => ({
  setting,
  _id: setting._id,
  mode: setting.productMode ?? 'all',
  rules: compileConditions(setting.rules, setting.productMode, book),
  percent: scaledPercent(setting.percent ?? 0),
  openTo: undefined,
})

/** Compiles a surcharge. */
export const compileSurcharge = (
  setting: SurchargeSetting,
  book: FilterBook,
): SurchargeProgram => ({
  ...compileSetting(setting, book),
  perProduct: toCents(setting.amountPerProduct ?? 0),
  fixed: toCents(setting.fixedAmount ?? 0),
  perPerson: toCents(setting.amountPerPerson ?? 0),
  discountable: setting.discountable === true,
})
