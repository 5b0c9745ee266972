import { type Menu, type MenuChange, OrderType, type Product } from '@comanda/contract'
import { listWords } from '../../../staff/list-words.ts'
import { allergens, localizedName, marks } from '@comanda/engine/catalog'
import type { ConsoleKey, ConsoleTranslate } from '@comanda/locales/console'

const orderTypes = OrderType.anyOf.map((one) => one.const).filter((type) => type !== 'topUp')

interface Words {
  readonly t: ConsoleTranslate
  readonly locale: string
  readonly money: (amount: number) => string
}

type Text = Product['name']

const isText = (value: unknown): value is Text =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one === 'object' && one !== null && 'lang' in one)

/** The fields that have a word. */
const fieldWords = {
  name: 'menu.field.name',
  description: 'menu.field.description',
  price: 'menu.price',
  openPrice: 'menu.openPrice',
  byWeight: 'menu.byWeight',
  code: 'menu.code',
  category: 'menu.category',
  course: 'courses.course',
  subCategory: 'menu.subCategory',
  taxClass: 'menu.tax',
  images: 'menu.pictures',
  options: 'menu.options',
  sections: 'menu.sections',
  timeConditions: 'menu.times',
  allergens: 'menu.allergens',
  marks: 'menu.marks',
  hideFromOnline: 'menu.hideFromOnline',
  eatInOnly: 'menu.eatInOnly',
  setOrderOrGiftOnly: 'menu.setOrderOrGiftOnly',
  discountable: 'menu.discountable',
  freeSurcharge: 'menu.freeSurcharge',
  notGoKitchen: 'menu.notGoKitchen',
  priceModifiers: 'menu.prices',
  discountMapping: 'menu.field.shopPrices',
  order: 'menu.field.order',
  required: 'menu.required',
  multiple: 'menu.multiple',
  partsPrice: 'menu.parts.title',
  allowSameValue: 'menu.allowQuantity',
  allowQuantity: 'menu.allowQuantity',
  minPick: 'menu.minPick',
  maxPick: 'menu.maxPick',
  minQuantity: 'menu.minQuantity',
  maxQuantity: 'menu.maxQuantity',
  choices: 'menu.choicesTitle',
  allowedOrderType: 'methods.orderTypes',
} as const satisfies Readonly<Record<string, ConsoleKey>>

type KnownField = keyof typeof fieldWords

const isKnown = (field: string): field is KnownField => Object.hasOwn(fieldWords, field)

/** Returns the name of a field, in words if it has any. */
export const fieldName = (field: string, t: ConsoleTranslate): string =>
  isKnown(field) ? t(fieldWords[field]) : field

type Named = readonly { readonly _id: string; readonly name?: Text | string | undefined }[]

const nameIn = (records: Named, id: unknown, locale: string): string => {
  const name = records.find(({ _id }) => _id === id)?.name
  return typeof name === 'string' ? name : localizedName(name, locale) || '—'
}

const named = {
  category: 'categories',
  subCategory: 'subCategories',
  options: 'productOptions',
  sections: 'sections',
  timeConditions: 'timeConditions',
} as const

const isNamed = (field: string): field is keyof typeof named => Object.hasOwn(named, field)

const textWords = (text: Text): string => text.map(({ value }) => value).join(' / ')

const choiceWords = (value: readonly unknown[], { t, locale, money }: Words): string =>
  listWords(
    value.map((one) => {
      const { name, price = 0 } = one as { readonly name?: Text; readonly price?: number }
      const word = localizedName(name, locale)
      return price === 0 ? word : `${word} ${money(price)}`
    }),
    t,
  ) || t('menu.nothing')

/** Returns the words of those of a value that are known ones. */
const knownWords = <K extends string>(
  value: readonly unknown[],
  known: readonly K[],
  word: (one: K) => string,
): string[] => value.map((one) => known.filter((each) => each === one).map(word)[0] ?? String(one))

/** Returns a value of a field, in words. */
export const valueWords = (field: string, value: unknown, menu: Menu, words: Words): string => {
  const { t, locale, money } = words
  if (value === undefined || value === null) return t('menu.nothing')
  if (typeof value === 'boolean') return t(value ? 'menu.yes' : 'menu.no')
  if (typeof value === 'number') return field === 'price' ? money(value) : String(value)
  if (field === 'openPrice') {
    const { most } = value as { readonly most?: number }
    return most === undefined ? t('menu.yes') : t('menu.upTo', { price: money(most) })
  }
  if (field === 'byWeight') {
    const { unit, grams } = value as NonNullable<Product['byWeight']>
    return t(`menu.weightUnits.${unit}`, { grams })
  }
  if (field === 'choices' && Array.isArray(value)) return choiceWords(value, words)
  if (isText(value)) return textWords(value)
  if (field === 'course') return nameIn(menu.shop.courses ?? [], value, locale)
  if (isNamed(field))
    return listWords(
      (Array.isArray(value) ? value : [value]).map((id) => nameIn(menu[named[field]], id, locale)),
      t,
    )
  if (field === 'images' && Array.isArray(value))
    return t('menu.pictureCount', { count: value.length })
  if (field === 'priceModifiers' && Array.isArray(value))
    return t('menu.priceCount', { count: value.length })
  if (field === 'discountMapping' && Array.isArray(value))
    return t('menu.priceCount', { count: value.length })
  if (field === 'allowedOrderType' && Array.isArray(value))
    return listWords(
      knownWords(value, orderTypes, (type) => t(`mode.${type}`)),
      t,
    )
  if (field === 'allergens' && Array.isArray(value))
    return listWords(
      knownWords(value, allergens, (one) => t(`menu.allergen.${one}`)),
      t,
    )
  if (field === 'marks' && Array.isArray(value))
    return listWords(
      knownWords(value, marks, (one) => t(`menu.mark.${one}`)),
      t,
    )
  if (Array.isArray(value))
    return value.length === 0 ? t('menu.nothing') : listWords(value.map(String), t)
  return typeof value === 'string' ? value : '…'
}

/** Returns the name of the record that a change is about. */
export const recordName = (
  { path, record, from, to }: Pick<MenuChange, 'path' | 'record' | 'from' | 'to'>,
  menu: Menu,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string => {
  const known = nameIn(menu[path], record, locale)
  if (known !== '—') return known
  const data = (to ?? from) as { readonly name?: Text } | undefined
  const name = isText(data?.name) ? localizedName(data.name, locale) : ''
  return name === '' ? t('menu.unnamed') : name
}
