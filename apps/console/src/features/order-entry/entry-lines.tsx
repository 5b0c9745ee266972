import { useStore } from '@comanda/client/react'
import { listWords } from '../../staff/list-words.ts'
import type { OrderEntry } from '@comanda/client/staff'
import type { CartLine } from '@comanda/engine/cart'
import { localizedName, type MenuContext } from '@comanda/engine/catalog'
import { findChoice, picksOf } from '@comanda/engine/options'
import { partName } from '@comanda/engine/set-items'
import { Badge, Price, Stepper } from '@comanda/ui'
import { kilograms } from '@comanda/shop-rules/weights'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'

interface EntryLinesProps {
  readonly cart: OrderEntry['cart']
  readonly context: MenuContext
  readonly onEdit: (line: CartLine) => void
}

const counted = (quantity: number, text: string): string =>
  quantity > 1 ? `${quantity} × ${text}` : text

/** What was chosen and is not sent yet. A press of a dish changes it. */
export const EntryLines = ({ cart, context, onEdit }: EntryLinesProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const { lines, result, issues, isLocked } = useStore(cart.state)
  const { courses = [] } = useShop()
  const courseName = (id: string): string =>
    localizedName(courses.find(({ _id }) => _id === id)?.name, locale) || t('entry.now')
  const nameOf = ({ product = '' }: CartLine): string =>
    localizedName(context.products.get(product)?.name, locale)
  const partOf = (child: CartLine): string => {
    const name = context.products.get(child.product ?? '')?.name
    return localizedName(partName(name, child, lines, context), locale)
  }
  const partsOf = (line: CartLine): readonly string[] => {
    const picks = (line.options ?? []).flatMap((entry) => {
      const group = context.productOptions.get(entry.option)
      return picksOf(entry).flatMap(({ choice: id, quantity }) => {
        const choice = group && findChoice(group, id)
        if (!choice || choice.type === 'product') return []
        return [counted(quantity, localizedName(choice.name, locale))]
      })
    })
    const weight = line.weight === undefined ? [] : [kilograms(line.weight)]
    return [...weight, ...picks, ...(line.customRemark === undefined ? [] : [line.customRemark])]
  }
  return (
    <ul className="entry-lines">
      {lines
        .filter(({ fromProduct }) => fromProduct === undefined)
        .map((line) => {
          const inside = lines.filter(({ fromProduct }) => fromProduct === line.id)
          const ids = new Set([line.id, ...inside.map(({ id }) => id)])
          const hasIssue = issues.some((issue) => ids.has(issue.line))
          const price = result?.lines.find(({ id }) => id === line.id)?.relatedTreePrice
          const parts = [
            ...partsOf(line),
            ...inside.flatMap((child) => [
              counted(child.quantity ?? 1, partOf(child)),
              ...partsOf(child),
            ]),
          ]
          return (
            <li key={line.id}>
              <button
                type="button"
                className="entry-line"
                disabled={isLocked}
                onClick={() => onEdit(line)}
              >
                <span className="entry-line-name">{nameOf(line)}</span>{' '}
                {price !== undefined && <Price text={money(price)} />}{' '}
                <span className="entry-line-parts">
                  {line.chairId !== undefined && (
                    <Badge>{t('entry.seatOf', { seat: line.chairId })}</Badge>
                  )}{' '}
                  {line.status === 'hold' && <Badge tone="highlight">{t('board.holdLine')}</Badge>}{' '}
                  {line.course !== undefined && <Badge>{courseName(line.course)}</Badge>}{' '}
                  {hasIssue && <Badge tone="danger">{t('entry.problem')}</Badge>}{' '}
                  {listWords(parts, t)}
                </span>
              </button>
              <Stepper
                value={line.quantity ?? 1}
                min={1}
                removes
                {...(isLocked ? { max: line.quantity ?? 1 } : {})}
                label={t('entry.quantityOf', { name: nameOf(line) })}
                increaseLabel={t('entry.more')}
                decreaseLabel={t('entry.fewer')}
                onChange={(quantity) => cart.setQuantity(line.id, quantity)}
              />
            </li>
          )
        })}
    </ul>
  )
}
