import { useStore } from '@comanda/client/react'
import { localizedName } from '@comanda/engine/catalog'
import { useMessages } from '../staff/messages.ts'
import { useStaff } from '../staff/staff-context.tsx'
import { SomeOf } from './some-of.tsx'

interface ShopsOfProps {
  /** Undefined: all shops. */
  readonly chosen: readonly string[] | undefined
  readonly onChange: (chosen: readonly string[] | undefined) => void
}

/** The shops for which something is: all, or some. Those that are not listed stay chosen. */
export const ShopsOf = ({ chosen, onChange }: ShopsOfProps) => {
  const { shops: staffShops } = useStaff()
  const { shops } = useStore(staffShops.state)
  const { t, locale } = useMessages()
  const listed = new Set(shops.map(({ _id }) => _id))
  const others = (chosen ?? []).filter((id) => !listed.has(id)).length
  return (
    <SomeOf
      label={t('settings.shops')}
      allText={t('settings.allShops')}
      someText={t('settings.someShops')}
      noneText={t('settings.noShop')}
      options={shops.map(({ _id, name }) => ({ id: _id, text: localizedName(name, locale) }))}
      chosen={chosen}
      onChange={onChange}
      note={others > 0 ? t('settings.otherShops', { count: others }) : undefined}
    />
  )
}
