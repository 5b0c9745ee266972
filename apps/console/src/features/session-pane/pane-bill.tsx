import type { TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Price } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

interface RowProps {
  readonly name: ReactNode
  readonly amount: number
  readonly note?: string | undefined
  readonly isSum?: boolean
}

const Row = ({ name, amount, note, isSum = false }: RowProps) => {
  const { money } = useFormats()
  return (
    <div className="pane-row" data-sum={isSum ? '' : undefined}>
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

/** How the bill comes about: dishes, surcharges, discounts with why or why not, taxes, payments, and what is left. */
export const PaneBill = ({ session }: { readonly session: TableSession }) => {
  const { t, locale } = useMessages()
  const { time } = useFormats()
  const { discounts, surcharges, taxes, payments, result, outstanding } = session
  const { totals } = result
  return (
    <dl className="pane-bill">
      <Row name={t('money.dishes')} amount={totals.products} />
      {surcharges.map(({ setting, name, amount }) => (
        <Row key={setting} name={localizedName(name, locale)} amount={amount} />
      ))}
      {discounts.map(({ id, name, amount, error }) => (
        <Row
          key={id}
          name={localizedName(name, locale)}
          amount={amount}
          note={error === undefined ? undefined : t('pane.notApplied')}
        />
      ))}
      {taxes.map(({ setting, name, percent, included, amount }) => (
        <Row
          key={setting}
          name={`${localizedName(name, locale)} ${percent} %`}
          amount={amount}
          note={included ? t('pane.taxIncluded') : undefined}
        />
      ))}
      {totals.adjusts !== 0 && <Row name={t('money.adjusts')} amount={totals.adjusts} />}
      {totals.rounding !== 0 && <Row name={t('money.rounding')} amount={totals.rounding} />}
      <Row name={t('money.total')} amount={totals.total} isSum />
      {payments.map(({ _id, type, amount, tips, time: at, reverses }) => (
        <Row
          key={_id}
          name={
            reverses === undefined
              ? t(`money.type.${type}`)
              : t('money.refunded', { method: t(`money.type.${type}`) })
          }
          amount={amount + tips}
          note={time(at)}
        />
      ))}
      <Row name={t('money.outstanding')} amount={outstanding} isSum />
    </dl>
  )
}
