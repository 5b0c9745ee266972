import { guestLanguage, shopLanguages } from '@comanda/engine/catalog'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { showNotice } from '../../notices/notice.ts'
import { useKiosk } from '../kiosk-context.tsx'

/** Adds what is not on the menu to the order, by its name and price (KIOSK-8.4). */
export const CustomDish = () => {
  const { t, locale } = useVisitMessages()
  const { cart } = useKiosk().client
  const [name, setName] = useState('')
  const [price, setPrice] = useState('')
  const add = (): void => {
    const value = name.trim()
    const lang = guestLanguage([locale], shopLanguages({})) ?? 'en'
    cart.addLines([
      {
        id: `custom-${crypto.randomUUID()}`,
        quantity: 1,
        customProduct: { name: [{ lang, value }], price: Number(price) },
      },
    ])
    showNotice({ text: t('kiosk.staff.added', { name: value }), tone: 'success', id: 'staff' })
    setName('')
    setPrice('')
  }
  return (
    <form
      className="kiosk-staff-custom"
      aria-label={t('kiosk.staff.custom')}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Field
        label={t('kiosk.staff.customName')}
        maxLength={100}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={t('kiosk.staff.customPrice')}
        type="number"
        inputMode="decimal"
        min={0}
        step="0.01"
        required
        value={price}
        onChange={({ target }) => setPrice(target.value)}
      />
      <Button
        type="submit"
        variant="quiet"
        size="large"
        wide
        disabled={name.trim() === '' || price === ''}
      >
        {t('kiosk.staff.custom')}
      </Button>
    </form>
  )
}
