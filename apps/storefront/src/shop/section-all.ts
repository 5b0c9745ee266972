import { createStore, type DinerClient, webStorage } from '@comanda/client'
import { type Menu, type Product, storageKeys } from '@comanda/contract'
import { availableSections } from '@comanda/shop-rules/menu'
import { shopMoment } from '@comanda/engine/time'

const storage = webStorage(() => window.localStorage)

/** Whether the dishes of every section that serves now are shown (CAT-2.7); stored between visits. */
export const sectionAll = createStore(storage.read(storageKeys.sectionAll) === 'true')

sectionAll.subscribe(() => storage.write(storageKeys.sectionAll, String(sectionAll.get())))

/** Returns the sections that guests can order from now. */
export const servingSections = ({ sections, shop }: Menu, now: number): Menu['sections'] =>
  availableSections(sections, shopMoment(now, shop), true).flatMap(
    ({ _id }) => sections.find((section) => section._id === _id) ?? [],
  )

/** Returns the section of a dish that is shown although the chosen one does not have it: its line names it. */
export const dishSection = (
  { cart, catalogue }: Pick<DinerClient, 'cart' | 'catalogue'>,
  { sections = [] }: Product,
): { readonly section?: string } => {
  const chosen = cart.state.get().section
  const { menu, now } = catalogue.state.get()
  if (!sectionAll.get() || !menu || !chosen || sections.length === 0 || sections.includes(chosen))
    return {}
  const serving = servingSections(menu, now).find(({ _id }) => sections.includes(_id))
  return serving ? { section: serving._id } : {}
}
