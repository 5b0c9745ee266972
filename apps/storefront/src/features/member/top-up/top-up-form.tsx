import { type TopUpOffer, topUpPurchases } from '@comanda/client/account'
import { useStore } from '@comanda/client/react'
import type { TableSession } from '@comanda/contract'
import { Badge, Banner, Button, RadioRow } from '@comanda/ui'
import { type FormEvent, useId, useState } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMoney } from '../../../money/use-money.ts'
import { useNames } from '../../../language/use-names.ts'
import { useOnlineMethods } from '../../payment/use-online-methods.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import './top-up.css'

interface TopUpFormProps {
  readonly offers: readonly TopUpOffer[]
  readonly shop: string
  /** `method`: the way to pay by phone that was chosen. */
  readonly onBought: (session: TableSession, method: string | undefined) => void
}

/** The amounts to choose from, and the ways to pay. */
export const TopUpForm = ({ offers, shop, onBought }: TopUpFormProps) => {
  const { t } = useMemberMessages()
  const money = useMoney()
  const group = useId()
  const name = useNames()
  const online = useOnlineMethods(shop, 'topUp')
  const [chosen, setChosen] = useState(offers[0]?._id)
  const [method, setMethod] = useState<string>()
  const offer = offers.find(({ _id }) => _id === chosen)
  const purchase = topUpPurchases(useDiner().client)(offer?._id ?? '')
  const state = useStore(purchase.state)
  const error = 'error' in state ? state.error : undefined
  const buy = async (product: string): Promise<void> => {
    const bought = await purchase.submit({ shop, product })
    if (bought.status !== 'done') return
    purchase.dismiss()
    onBought(bought.result, method)
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (offer) void buy(offer._id)
  }
  return (
    <form className="top-up-form" onSubmit={send}>
      <fieldset>
        <legend>{t('topUp.choose')}</legend>
        <div className="top-up-tiles">
          {offers.map(({ _id, pay, get }) => (
            <label key={_id} className="top-up-tile">
              <input
                type="radio"
                name={group}
                checked={_id === chosen}
                aria-label={t('topUp.tile', { pay: money(pay), get: money(get) })}
                onChange={() => setChosen(_id)}
              />
              <span className="top-up-tile-face" aria-hidden="true">
                <strong>{t('topUp.pay', { amount: money(pay) })}</strong>
                <span>{t('topUp.get', { amount: money(get) })}</span>
                {get > pay && (
                  <Badge tone="success">{t('topUp.extra', { amount: money(get - pay) })}</Badge>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('topUp.method')}</legend>
        {online.map(({ _id, name: names }) => (
          <RadioRow
            key={_id}
            name={`${group}-method`}
            checked={method === _id}
            note={t('topUp.onlineNote')}
            onChange={() => setMethod(_id)}
          >
            {name(names)}
          </RadioRow>
        ))}
        <RadioRow
          name={`${group}-method`}
          checked={method === undefined}
          note={t('topUp.counterNote')}
          onChange={() => setMethod(undefined)}
        >
          {t('topUp.counter')}
        </RadioRow>
      </fieldset>
      {error && (
        <Banner tone="danger" icon="warning">
          {t(error.reason === undefined ? 'topUp.failed' : 'callFailure.offline')}
        </Banner>
      )}
      <Button type="submit" size="large" wide busy={state.status === 'busy'} disabled={!offer}>
        {t('topUp.submit', { amount: money(offer?.pay ?? 0) })}
      </Button>
    </form>
  )
}
