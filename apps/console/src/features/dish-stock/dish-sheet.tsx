import { isSoldOut, type StockChange } from '@comanda/client/staff'
import type { Menu, Product } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { DayPrice } from './day-price.tsx'
import { DishChoices, type ShownChoice } from './dish-choices.tsx'
import { UntilChoices } from './until-choices.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

/** The largest number of units that the server counts. */
const MOST = 1_000_000

/** Returns the number in a field: `null` if it is empty, `undefined` if it is no number of units. */
const unitsIn = (text: string): number | null | undefined => {
  if (text.trim() === '') return null
  const units = Number(text)
  return Number.isInteger(units) && units >= 0 && units <= MOST ? units : undefined
}

interface DishSheetProps {
  readonly dish: Product
  readonly menu: Pick<Menu, 'productOptions'>
  readonly onChange: (change: StockChange) => void
  readonly onDayPrice: (price: number | null) => void
  readonly onChoice: (choice: ShownChoice, isOffered: boolean) => void
  readonly onClosed: () => void
}

/** What a dish costs today if staff say it, for how long it is sold out, how many there are of it and each day, and its choices. */
export const DishSheet = ({
  dish,
  menu,
  onChange,
  onDayPrice,
  onChoice,
  onClosed,
}: DishSheetProps) => {
  const { t, locale } = useMessages()
  const { stock } = dish
  const [left, setLeft] = useState(() => stock?.quantity?.toString() ?? '')
  const [daily, setDaily] = useState(() => stock?.daily?.toString() ?? '')
  const isOff = stock?.mode === 'paused' || stock?.mode === 'notSelling'
  const units = unitsIn(left)
  const each = unitsIn(daily)
  const changed: StockChange = {
    ...(units === undefined || units === (stock?.quantity ?? null) ? {} : { set: units }),
    ...(each === undefined || each === (stock?.daily ?? null) ? {} : { daily: each }),
  }
  const isInvalid = units === undefined || each === undefined
  return (
    <StaffSheet open title={localizedName(dish.name, locale)} onClosed={onClosed}>
      {(close) => {
        const press = (change: StockChange): void => {
          onChange(change)
          close()
        }
        return (
          <div className="dish-stock-sheet">
            {dish.openPrice && (
              <DayPrice
                dish={dish}
                onSave={(price) => {
                  onDayPrice(price)
                  close()
                }}
              />
            )}
            {isOff ? (
              <Button size="large" wide onClick={() => press({ mode: 'offered' })}>
                {t('dishes.offer')}
              </Button>
            ) : (
              <section>
                <h3>{t(isSoldOut(dish) ? 'dishes.untilTitle' : 'dishes.sellOut')}</h3>
                <UntilChoices
                  onChoose={(until) =>
                    press({ mode: 'paused', ...(until === undefined ? {} : { until }) })
                  }
                />
              </section>
            )}
            <form
              className="dish-stock-counts"
              onSubmit={(event) => {
                event.preventDefault()
                press(changed)
              }}
            >
              <Field
                label={t('dishes.count')}
                hint={t('dishes.countHint')}
                inputMode="numeric"
                value={left}
                onChange={(event) => setLeft(event.currentTarget.value)}
              />
              <Field
                label={t('dishes.eachDay')}
                hint={t('dishes.eachDayHint')}
                inputMode="numeric"
                value={daily}
                onChange={(event) => setDaily(event.currentTarget.value)}
              />
              <Button
                type="submit"
                size="large"
                variant="quiet"
                disabled={isInvalid || Object.keys(changed).length === 0}
              >
                {t('dishes.save')}
              </Button>
            </form>
            <DishChoices dish={dish} menu={menu} onChange={onChoice} />
          </div>
        )
      }}
    </StaffSheet>
  )
}
