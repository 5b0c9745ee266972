// How much is left, and how it is shown.

export type { OnlineStockMode, StockMode } from '../catalog/stock.ts'
export { purchasesLeft } from '../cart/purchase-limit.ts'
export { lineLevels } from '../stock/line-levels.ts'
export { portionsLeft } from '../stock/portions-left.ts'
export { sellableQuantity, StockLevel, stockLevel, worstLevel } from '../stock/stock-level.ts'
export { MAX_QUANTITY } from '../catalog/max-quantity.ts'
