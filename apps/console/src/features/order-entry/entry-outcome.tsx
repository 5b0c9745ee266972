import { useStore } from '@comanda/client/react'
import type { OrderEntry, OrderEntryState } from '@comanda/client/staff'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { Banner, Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

const known = [
  'priceChanged',
  'sessionClosed',
  'productNotAvailable',
  'optionsInvalid',
  'cartInvalid',
  'orderInterval',
  'orderCutoff',
] as const

const problemOf = (
  { error }: Extract<OrderEntryState, { readonly status: 'refused' }>,
  t: ConsoleTranslate,
): string => {
  if (error.reason === 'offline') return t('entry.refused.offline')
  const own = known.find((code) => code === error.code)
  if (own) return t(`entry.refused.${own}`)
  return error.statusCode === 403
    ? t('pane.problem.forbidden')
    : t('entry.refused.failed', { message: error.message })
}

/** Why an order was not sent, or that nobody knows whether it was; and the way on. */
export const EntryOutcome = ({ entry }: { readonly entry: OrderEntry }) => {
  const state = useStore(entry.state)
  const { t } = useMessages()
  if (state.status === 'refused')
    return (
      <Banner tone="danger" icon="warning">
        {problemOf(state, t)}
      </Banner>
    )
  if (state.status !== 'unknown') return null
  return (
    <div className="entry-unknown">
      <Banner tone="danger" icon="offline">
        {t('entry.unknown')}
      </Banner>
      <Button onClick={() => void entry.checkAgain()}>{t('entry.checkAgain')}</Button>
      <Button variant="plain" onClick={() => void entry.giveUp()}>
        {t('entry.giveUp')}
      </Button>
    </div>
  )
}
