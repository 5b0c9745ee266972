import type { ByWeight, Product } from '@comanda/contract'
import { kilograms, netWeight } from '@comanda/shop-rules/weights'
import { Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { priceWords } from '../../staff/bills/price-words.ts'
import { useFormats } from '../../staff/use-formats.ts'

/** Returns whether a weighed dish has a price that staff did not say for today: a unit has one price for all (CAT-7.4). */
export const lacksDayPrice = ({ openPrice, dayPrice }: Product): boolean =>
  openPrice !== undefined && dayPrice === undefined

interface WeightInputProps {
  readonly dish: Product
  readonly byWeight: ByWeight
  /** Net, in grams. */
  readonly weight: number | undefined
  readonly onChange: (weight: number | undefined) => void
}

/** What the scale shows for a dish, and what its tare leaves of that (CAT-7.4). */
export const WeightInput = ({ dish, byWeight, weight, onChange }: WeightInputProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const { tare = 0 } = byWeight
  const [text, setText] = useState(() => (weight === undefined ? '' : String(weight + tare)))
  const price = dish.dayPrice?.price ?? dish.price
  const words = priceWords({ ...dish, price }, t, money)
  const isWrong = text.trim() !== '' && weight === undefined
  return (
    <>
      <Field
        label={t('entry.weight')}
        hint={
          weight !== undefined && tare > 0
            ? `${words} · ${t('entry.net', { net: kilograms(weight), tare })}`
            : words
        }
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={isWrong ? t('entry.weightWrong') : undefined}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          onChange(netWeight(value, tare))
        }}
      />
      {lacksDayPrice(dish) && <p role="status">{t('entry.dayPriceFirst')}</p>}
    </>
  )
}
