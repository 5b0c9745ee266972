import type { TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Price } from '@comanda/ui'
import { type BillRow, billRows, paidRows } from '../../staff/bills/bill-rows.ts'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

const Row = ({ row: { name, amount, note, as } }: { readonly row: BillRow }) => {
  const { money } = useFormats()
  return (
    <div className="pane-row" data-as={as}>
      <dt>
        {name}
        {note !== undefined && <small>{note}</small>}
      </dt>
      <dd>
        <Price text={money(amount)} />
      </dd>
    </div>
  )
}

/** How the bill comes about: its parts, the coupons that do not apply, what was paid, and what is left. */
export const PaneBill = ({ session }: { readonly session: TableSession }) => {
  const { t, locale } = useMessages()
  const formats = useFormats()
  const unused = session.discounts.flatMap(({ id, name, error }): BillRow[] =>
    error === undefined
      ? []
      : [
          {
            id,
            name: localizedName(name, locale),
            amount: 0,
            note: t('pane.notApplied'),
            as: 'of',
          },
        ],
  )
  const words = { t, locale, ...formats }
  return (
    <dl className="pane-bill">
      {[...billRows(session, words), ...unused, ...paidRows(session, words)].map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </dl>
  )
}
