import { createMenuCopies } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import type { Shop } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, CheckRow, RadioRow } from '@comanda/ui'
import { useEffect, useId, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { MenuCopyRow } from './menu-copy-row.tsx'
import { ShopSelect } from './shop-select.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface SendMenuSheetProps {
  readonly shops: readonly Shop[]
  readonly onClosed: () => void
}

const priceChoices = ['keep', 'take'] as const

/** One shop's menu for others: first what would change in each of them, then it is sent (GROUP-2.5). */
export const SendMenuSheet = ({ shops, onClosed }: SendMenuSheetProps) => {
  const { connection } = useStaff()
  const { _id: present } = useShop()
  const { t, locale } = useMessages()
  const [copies] = useState(() => createMenuCopies(connection))
  const shown = useStore(copies.state)
  const [from, setFrom] = useState(present)
  const [prices, setPrices] = useState<(typeof priceChoices)[number]>('keep')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const name = useId()
  useEffect(() => copies.clear, [copies])
  const currency = shops.find(({ _id }) => _id === from)?.currency
  const targets = shops.filter((shop) => shop._id !== from && shop.currency === currency)
  const others = shops.length - 1 - targets.length
  const ids = targets.map(({ _id }) => _id)
  const order = { from, prices, shops: chosen.filter((id) => ids.includes(id)) }
  const isMoving = shown.some(({ step }) => ['waiting', 'comparing', 'copying'].includes(step))
  const isCompared = shown.length > 0
  const left = shown.filter(
    ({ step, changes = 0, problems = [] }) =>
      (step === 'compared' || step === 'failed') && changes > 0 && problems.length === 0,
  ).length
  const change = (work: () => void): void => {
    copies.clear()
    work()
  }
  const toggle = (shop: string): void =>
    change(() =>
      setChosen(chosen.includes(shop) ? chosen.filter((one) => one !== shop) : [...chosen, shop]),
    )
  const isAll = order.shops.length === targets.length
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('group.sendMenu')}
      footer={
        <div className="group-send">
          {left > 0 ? (
            <>
              <Button
                variant="quiet"
                busy={isMoving}
                onClick={() => void copies.copy(order, false)}
              >
                {t('group.draft', { count: left })}
              </Button>
              <Button size="large" busy={isMoving} onClick={() => void copies.copy(order, true)}>
                {t('group.publish', { count: left })}
              </Button>
            </>
          ) : (
            <Button
              size="large"
              wide
              busy={isMoving}
              disabled={order.shops.length === 0}
              onClick={() => void copies.compare(order)}
            >
              {t('group.compare', { count: order.shops.length })}
            </Button>
          )}
        </div>
      }
    >
      <div className="form-frame">
        <ShopSelect
          label={t('group.menuOf')}
          shops={shops}
          value={from}
          onChange={(shop) => change(() => setFrom(shop))}
        />
        <fieldset className="form-group">
          <legend>{t('group.prices')}</legend>
          <div>
            {priceChoices.map((one) => (
              <RadioRow
                key={one}
                name={name}
                checked={prices === one}
                note={t(`group.price.${one}Text`)}
                onChange={() => change(() => setPrices(one))}
              >
                {t(`group.price.${one}`)}
              </RadioRow>
            ))}
          </div>
        </fieldset>
        <fieldset className="form-group">
          <legend>{t('group.toShops')}</legend>
          <div className="form-options">
            {targets.length > 1 && (
              <CheckRow checked={isAll} onChange={() => change(() => setChosen(isAll ? [] : ids))}>
                {t('settings.allShops')}
              </CheckRow>
            )}
            {targets.map((shop) => (
              <CheckRow
                key={shop._id}
                checked={chosen.includes(shop._id)}
                onChange={() => toggle(shop._id)}
              >
                {localizedName(shop.name, locale)}
              </CheckRow>
            ))}
          </div>
          {others > 0 && <p className="form-text">{t('group.otherCurrency', { count: others })}</p>}
        </fieldset>
        {isCompared && (
          <ul className="group-copies" role="status" aria-busy={isMoving}>
            {shown.map((copy) => {
              const shop = shops.find(({ _id }) => _id === copy.shop)
              return (
                <MenuCopyRow key={copy.shop} copy={copy} name={localizedName(shop?.name, locale)} />
              )
            })}
          </ul>
        )}
      </div>
    </StaffSheet>
  )
}
