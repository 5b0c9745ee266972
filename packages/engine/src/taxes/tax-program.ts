import type { TaxSetting } from '../catalog/tax-setting.ts'
import type { Id } from '../catalog/vocabulary.ts'
import type { FilterBook } from '../discounts/conditions/item-filter.ts'
import { compileSetting, type SettingProgram } from '../surcharges/surcharge-program.ts'

/** A tax ready to be worked out. */
export interface TaxProgram extends SettingProgram<TaxSetting> {
  readonly included: boolean
  readonly isOnGoods: boolean
  readonly isOnSurcharges: boolean
  /** The surcharges that it is limited to; undefined: all. */
  readonly surcharges: ReadonlySet<Id> | undefined
  readonly group: string | undefined
  /** The class of dishes that it is for (TAX-1.5). */
  readonly taxClass: string | undefined
}

/** Compiles a tax. */
export const compileTax = (setting: TaxSetting, book: FilterBook): TaxProgram => {
  const { priceTypes, surcharges } = setting
  const isOnSurcharges = priceTypes?.includes('surcharge') ?? false
  return {
    ...compileSetting(setting, book),
    included: setting.included === true,
    isOnGoods: !isOnSurcharges || priceTypes!.includes('product'),
    isOnSurcharges,
    surcharges: surcharges?.length ? new Set(surcharges) : undefined,
    group: setting.taxGroup ?? undefined,
    taxClass: setting.taxClass ?? undefined,
  }
}
