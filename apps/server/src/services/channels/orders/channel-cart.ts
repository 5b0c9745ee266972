import type {
  Channel,
  ChannelChoice,
  ChannelDifference,
  ChannelLine,
  Menu,
  ProductOption,
} from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { choicePrice, dishPrice } from '../../../channels/channel-price.ts'
import type { RequestedLine } from '../../ordering/checkout/requested-lines.ts'

/** What a channel's lines are in the shop's menu. */
export interface ChannelCart {
  readonly cart: readonly RequestedLine[]
  readonly differences: readonly ChannelDifference[]
  /** Of the lines as the channel prices them, in currency units. */
  readonly sum: number
}

type Choice = ProductOption['choices'][number]

interface Picks {
  readonly options: { option: string; selections: { _id: string; quantity: number }[] }[]
  readonly children: RequestedLine[]
  /** What the choices cost by the menu, in cents. */
  readonly cents: number
  readonly unknown: readonly string[]
}

const centsOf = ({ price = 0, quantity = 1, options = [] }: ChannelChoice): number =>
  quantity * (toCents(price) + options.reduce((sum, one) => sum + centsOf(one), 0))

const remarkOf = (words: readonly (string | undefined)[]): { customRemark?: string } => {
  const text = words.filter(Boolean).join(', ').slice(0, 200)
  return text === '' ? {} : { customRemark: text }
}

const inWords = ({ name, quantity = 1 }: Pick<ChannelChoice, 'name' | 'quantity'>): string =>
  quantity > 1 ? `${quantity} × ${name}` : name

/** Nothing of the shop's rules changes what the guest has paid at the channel (CHANNEL-3.2). */
const paidPrice = (cents: number) => ({
  overridePrice: fromCents(cents),
  discountable: false as const,
})

const groupsOf = (menu: Menu, product: string): readonly ProductOption[] => {
  const ids = menu.products.find(({ _id }) => _id === product)?.options ?? []
  return ids.flatMap((id) => menu.productOptions.find(({ _id }) => _id === id) ?? [])
}

const findChoice = (
  groups: readonly ProductOption[],
  { group: named, choice: id }: ChannelChoice,
): { readonly group: ProductOption; readonly choice: Choice } | undefined => {
  for (const group of groups) {
    const choice = group.choices.find(({ _id }) => _id === id)
    if (choice && (named === undefined || named === group._id)) return { group, choice }
  }
  return undefined
}

/** Returns what was chosen for a line of the cart; dishes of a set are lines of their own that cost nothing more. */
const picksOf = (
  menu: Menu,
  channel: Channel,
  parent: { readonly id: string; readonly product: string; readonly quantity: number },
  chosen: readonly ChannelChoice[],
): Picks => {
  const groups = groupsOf(menu, parent.product)
  const options: Picks['options'] = []
  const children: RequestedLine[] = []
  const unknown: string[] = []
  let cents = 0
  for (const [index, one] of chosen.entries()) {
    const found = findChoice(groups, one)
    if (!found) {
      unknown.push(inWords(one))
      continue
    }
    const { group, choice } = found
    const { quantity = 1 } = one
    const selection = { _id: choice._id, quantity }
    const before = options.find(({ option }) => option === group._id)
    if (before) before.selections.push(selection)
    else options.push({ option: group._id, selections: [selection] })
    cents += quantity * toCents(choicePrice(channel, choice))
    if (choice.type !== 'product' || choice.product === undefined) continue
    const child = {
      id: `${parent.id}-${index + 1}`,
      product: choice.product,
      quantity: parent.quantity * quantity,
    }
    const inner = picksOf(menu, channel, child, one.options ?? [])
    cents += quantity * inner.cents
    children.push(
      {
        ...child,
        ...paidPrice(0),
        ...remarkOf(inner.unknown),
        options: inner.options,
        quantityRatio: quantity,
        fromProduct: parent.id,
        fromOption: group._id,
        fromOptionSeq: groups.indexOf(group),
        fromChoice: choice._id,
        fromChoiceSeq: group.choices.indexOf(choice),
        fromSelection: choice._id,
      },
      ...inner.children,
    )
  }
  return { options, children, cents, unknown }
}

const cartLine = (menu: Menu, channel: Channel, line: ChannelLine, id: string): ChannelCart => {
  const { product, name, quantity, price, options: chosen = [], remark } = line
  const cents = toCents(price) + chosen.reduce((sum, one) => sum + centsOf(one), 0)
  const sum = fromCents(cents * quantity)
  const own = { id, quantity, ...paidPrice(cents) }
  const dish = menu.products.find(({ _id }) => _id === product)
  if (!dish) {
    const custom = { name, price: fromCents(cents), discountable: false }
    const words = remarkOf([...chosen.map(inWords), remark])
    return {
      cart: [{ ...own, ...words, customProduct: custom }],
      differences: [{ kind: 'unknownItem', name, theirs: fromCents(cents) }],
      sum,
    }
  }
  const picks = picksOf(menu, channel, { id, product: dish._id, quantity }, chosen)
  const ours = fromCents(toCents(dishPrice(channel, dish)) + picks.cents)
  const unknown = picks.unknown.map((one) => ({ kind: 'unknownChoice' as const, name: one }))
  const isDearer = unknown.length === 0 && ours !== fromCents(cents)
  return {
    cart: [
      {
        ...own,
        ...remarkOf([...picks.unknown, remark]),
        product: dish._id,
        options: picks.options,
      },
      ...picks.children,
    ],
    differences: [
      ...unknown,
      ...(isDearer ? [{ kind: 'price' as const, name, ours, theirs: fromCents(cents) }] : []),
    ],
    sum,
  }
}

/**
 * Returns the lines of a channel as a cart of the shop's menu, each at the channel's price, and what is not as the menu says: a dish that it does not
 * have is a dish in words, a choice that it does not have is a remark (CHANNEL-2.4).
 */
export const channelCart = (
  menu: Menu,
  channel: Channel,
  lines: readonly ChannelLine[],
): ChannelCart => {
  const all = lines.map((line, index) => cartLine(menu, channel, line, `line-${index + 1}`))
  return {
    cart: all.flatMap(({ cart }) => cart),
    differences: all.flatMap(({ differences }) => differences),
    sum: fromCents(all.reduce((sum, one) => sum + toCents(one.sum), 0)),
  }
}
