import type { Product } from '@comanda/contract'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { amountIn } from '../../staff/bills/amount-in.ts'
import { useMessages } from '../../staff/messages.ts'
import { isOpenPrice } from '../../staff/bills/open-price.ts'
import { priceWords } from '../../staff/bills/price-words.ts'
import { useFormats } from '../../staff/use-formats.ts'

interface DayPriceProps {
  readonly dish: Product
  readonly onSave: (price: number | null) => void
}

/** What a dish whose price staff say costs today; empty: guests ask (CAT-6.2). */
export const DayPrice = ({ dish, onSave }: DayPriceProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const now = dish.dayPrice?.price
  const [text, setText] = useState(() => String(now ?? ''))
  const price = text.trim() === '' ? null : amountIn(text)
  const isWrong = price === undefined || (price !== null && !isOpenPrice(dish, price))
  return (
    <form
      className="dish-stock-counts"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onSave(price)
      }}
    >
      <Field
        label={t('dishes.dayPrice')}
        hint={t('dishes.dayPriceHint')}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={isWrong ? t('dishes.priceWrong', { price: priceWords(dish, t, money) }) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="large" disabled={isWrong || price === (now ?? null)}>
        {t('dishes.saveDayPrice')}
      </Button>
    </form>
  )
}
