// The languages of a shop's menu: their tags, and those that its kitchen and papers read.

export { houseLanguages, type NameLocale, nameLocale, nameTag } from '../catalog/shop-languages.ts'
