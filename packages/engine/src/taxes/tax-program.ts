import type { TaxSetting } from '../catalog/tax-setting.ts'
import type { FilterBook } from '../discounts/conditions/item-filter.ts'
import { compileSetting, type SettingProgram } from '../surcharges/surcharge-program.ts'

/** A tax ready to be worked out. */
export interface TaxProgram extends SettingProgram<TaxSetting> {
  readonly included: boolean
  /** Whether the line's share of the surcharges is taxed too. */
  readonly reachesSurcharges: boolean
  readonly group: string | undefined
}

/** Compiles a tax. */
export const compileTax = (setting: TaxSetting, book: FilterBook): TaxProgram => ({
  ...compileSetting(setting, book),
  included: setting.included === true,
  reachesSurcharges: setting.priceTypes?.includes('surcharge') ?? false,
  group: setting.taxGroup ?? undefined,
})
