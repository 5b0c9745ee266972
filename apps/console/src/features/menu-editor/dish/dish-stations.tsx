import { useStore } from '@comanda/client/react'
import { listWords } from '../../../staff/list-words.ts'
import { createStationSettings } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { madeAt } from '@comanda/shop-rules/kitchen'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Product } from '@comanda/contract'
import { useMessages } from '../../../staff/messages.ts'
import { useShop } from '../../../staff/shop-context.tsx'
import { useStaff } from '../../../staff/staff-context.tsx'

/** Where the kitchen makes a dish as it is entered, in words (KITCHEN-2.2); stations change at once, they are no part of the draft. */
export const DishStations = ({ dish }: { readonly dish: Product }) => {
  const { t, locale } = useMessages()
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [settings] = useState(() => createStationSettings(connection, shop))
  const shown = useStore(settings.state)
  useEffect(() => settings.open(), [settings])
  if (shown.status !== 'ready') return null
  const stations = shown.value.filter(({ status }) => status !== 'disabled')
  const { _id: product, category = null, kitchenPrinters = [], waterBars = [] } = dish
  const { notGoKitchen, notGoWaterBar } = dish
  const { at } = madeAt(
    {
      product,
      category,
      printers: [...kitchenPrinters, ...waterBars],
      notGoKitchen,
      notGoWaterBar,
    },
    'dineIn',
    stations,
  )
  const names = at.map((id) =>
    localizedName(stations.find(({ _id }) => _id === id)?.name ?? [], locale),
  )
  return (
    <fieldset className="form-group">
      <legend>{t('menu.madeAt')}</legend>
      <p>
        {at.includes(null)
          ? t('menu.oneKitchen')
          : names.length === 0
            ? t('menu.madeNowhere')
            : listWords(names, t)}
      </p>
      <p className="form-text">
        {t('menu.madeAtText')}{' '}
        <Link to="/$shop/settings/stations" params={{ shop }}>
          {t('menu.toStations')}
        </Link>
      </p>
    </fieldset>
  )
}
