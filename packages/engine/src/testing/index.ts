export { idOf, IDS } from './arbitrary-ids.ts'
export { arbitraryMenu, arbitraryOrderType } from './arbitrary-catalogue.ts'
export {
  arbitraryCondition,
  arbitraryRule,
  arbitrarySurcharge,
  arbitraryTax,
} from './arbitrary-rules.ts'
export { arbitraryLines } from './arbitrary-lines.ts'
export { arbitraryRequest } from './arbitrary-request.ts'
