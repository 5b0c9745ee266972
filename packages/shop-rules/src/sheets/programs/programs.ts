import { clover } from './clover.ts'
import { loyverse } from './loyverse.ts'
import { odoo } from './odoo.ts'
import type { Program } from './program.ts'
import { shopify } from './shopify.ts'
import { square } from './square.ts'
import { tastyIgniter } from './tasty-igniter.ts'
import { toast } from './toast.ts'
import { wooCommerce } from './woo-commerce.ts'

const programs: readonly Program[] = [
  square,
  tastyIgniter,
  wooCommerce,
  loyverse,
  shopify,
  clover,
  toast,
  odoo,
]

/** Returns the program whose export a file is, by its titles (IMPORT-5.1). */
export const programOf = (titles: readonly string[]): Program | undefined => {
  const names = titles.map((title) => title.trim().toLowerCase())
  return programs.find(({ isOf }) => isOf(names))
}
