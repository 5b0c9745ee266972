import type { SurchargeSetting } from '../catalog/surcharge-setting.ts'
import type { TaxSetting } from '../catalog/tax-setting.ts'
import { isInUse } from '../surcharges/setting-use.ts'
import { surchargesInUse } from '../surcharges/surcharge-bill.ts'
import {
  compileSurcharge,
  type SettingProgram,
  type SurchargeProgram,
} from '../surcharges/surcharge-program.ts'
import { compileTax, type TaxProgram } from '../taxes/tax-program.ts'
import { type Epoch, haveItems } from './epochs.ts'
import { type EpochBook, itemsOf, limitedConditions, orderTimesHold } from './limited-conditions.ts'
import type { PriceBook } from './price-book.ts'
import { ruleContent } from './rule-content.ts'

type Setting = SurchargeSetting | TaxSetting

interface Found<Program> {
  readonly program: Program
  readonly open: Epoch[]
}

/** Returns every setting that is in use at an epoch once, with these epochs. */
const found = <Program extends SettingProgram<Setting>>(
  current: PriceBook,
  { epochs }: EpochBook,
  inUse: (epoch: Epoch) => readonly Program[],
  ofOrder: (program: Program) => Program,
): readonly Found<Program>[] => {
  const settings = new Map<string, Found<Program>>()
  for (const epoch of epochs)
    for (const program of inUse(epoch)) {
      if (!orderTimesHold(program.rules, epoch)) continue
      const key = ruleContent(program.setting)
      const known = settings.get(key)
      if (known) known.open.push(epoch)
      else
        settings.set(key, {
          program: epoch.book === current ? program : ofOrder(program),
          open: [epoch],
        })
    }
  return [...settings.values()].filter(({ open }) => haveItems(open))
}

const limitedSetting = <Program extends SettingProgram<Setting>>(
  { program, open }: Found<Program>,
  book: EpochBook,
): Program => {
  const openTo = itemsOf(open, book)
  const rules = limitedConditions(program.rules, open, book)
  return openTo || rules !== program.rules ? { ...program, rules, openTo } : program
}

/** Returns whether the times of the conditions for products allow a setting at an epoch. */
const productTimesHold = (
  { rules }: SettingProgram<Setting>,
  { context: { clock } }: Epoch,
): boolean => {
  const about = rules.filter((rule) => rule.for === 'product')
  return about.length === 0 || about.some((rule) => clock.holdsAny(rule.timeConditions))
}

/** Returns the surcharges of an order, by percent and by product for the lines of their epochs; the rest follows the first order (PRICE-9.4). */
export const agreedSurcharges = (
  current: PriceBook,
  book: EpochBook,
): readonly SurchargeProgram[] =>
  found(
    current,
    book,
    (epoch) => surchargesInUse(epoch.book.surcharges, epoch),
    ({ setting }) => compileSurcharge(setting, book.filters),
  ).map((one) => {
    const program = limitedSetting(one, book)
    const [first] = book.epochs
    return one.open[0] === first && productTimesHold(one.program, first!)
      ? program
      : { ...program, fixed: 0, perPerson: 0 }
  })

/** Returns the taxes of an order, each for the lines of its epochs (PRICE-9.4). */
export const agreedTaxes = (current: PriceBook, book: EpochBook): readonly TaxProgram[] =>
  found(
    current,
    book,
    ({ book: own, context }) => own.taxes.filter(({ setting }) => isInUse(setting, context)),
    ({ setting }) => compileTax(setting, book.filters),
  ).map((one) => limitedSetting(one, book))
