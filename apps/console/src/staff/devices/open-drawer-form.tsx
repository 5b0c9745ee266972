import type { BusinessDayStore } from '@comanda/client/staff'
import type { Till } from '@comanda/contract'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { amountIn } from '../bills/amount-in.ts'
import { useMessages } from '../messages.ts'
import { useShop } from '../shop-context.tsx'
import { useDaySteps } from '../use-day-steps.ts'
import './open-drawer-form.css'

interface OpenDrawerFormProps {
  readonly day: Pick<BusinessDayStore, 'openDrawer'>
  /** The drawer that was closed last: the next one is likely the same, with the same float. */
  readonly last: Till | undefined
  readonly onOpened?: () => void
}

/** Staff say which drawer is in use, and what is in it. */
export const OpenDrawerForm = ({ day, last, onOpened }: OpenDrawerFormProps) => {
  const { t } = useMessages()
  const { currency } = useShop()
  const [name, setName] = useState(last?.name ?? t('businessDay.nameDefault'))
  const [float, setFloat] = useState(last ? String(last.float) : '')
  const { isBusy, step } = useDaySteps()
  const amount = amountIn(float)
  const open = (): void => {
    if (amount === undefined) return
    const drawer = { name: name.trim(), float: amount }
    void step(async () => {
      await day.openDrawer(drawer)
      return t('businessDay.openedDone', { name: drawer.name })
    }).then((isDone) => (isDone ? onOpened?.() : undefined))
  }
  return (
    <div className="open-drawer-form">
      <Field
        label={t('businessDay.name')}
        value={name}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={t('businessDay.float', { currency })}
        value={float}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => setFloat(target.value)}
      />
      <Button
        size="large"
        busy={isBusy}
        disabled={amount === undefined || name.trim() === ''}
        onClick={open}
      >
        {t('businessDay.open')}
      </Button>
    </div>
  )
}
