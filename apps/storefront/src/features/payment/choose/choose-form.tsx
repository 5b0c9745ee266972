import type { TableSession } from '@comanda/contract'
import { fromCents } from '@comanda/engine/money'
import { Banner } from '@comanda/ui'
import { InvoiceForm } from '../../invoice/invoice-form.tsx'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { BalancePart } from '../balance-part.tsx'
import { BillLink } from '../attempt/bill-link.tsx'
import { ShopLead } from '../attempt/shop-lead.tsx'
import { PaymentFrame } from '../payment-frame.tsx'
import { BillSummary } from './bill-summary.tsx'
import { DishChoice } from './dish-choice.tsx'
import { MethodChoice } from './method-choice.tsx'
import { PartChoice } from './part-choice.tsx'
import { PayButton } from './pay-button.tsx'
import type { PaymentWish } from './payment-form.ts'
import { PaymentSums } from './payment-sums.tsx'
import { StartDialogs } from './start-dialogs.tsx'
import { startRefusalKey } from './start-refusal.ts'
import { TipsChoice } from './tips-choice.tsx'
import { useChoice } from './use-choice.ts'
import type { Offer } from './use-offer.ts'
import './choose-form.css'

interface ChooseFormProps {
  readonly bill: TableSession
  readonly offer: Offer
  readonly wish: PaymentWish
}

/** The part, the tips, the method and the invoice of a payment, and the button that pays it, all in. */
export const ChooseForm = ({ bill, offer, wish }: ChooseFormProps) => {
  const { t } = usePaymentMessages()
  const name = useNames()
  const choice = useChoice(bill, offer, wish)
  const { form, change, charge, method, methods, tips, invoice, start, wrong } = choice
  const wrongPart =
    wrong === 'dishes'
      ? t('payment.part.noDishes')
      : wrong === 'amount'
        ? choice.between
        : undefined
  const isCounter = method !== undefined && method.call === undefined
  const isFirst = bill.orders.some((order) => order.status === 'toPay')
  return (
    <PaymentFrame
      title={t('payment.title')}
      lead={<ShopLead />}
      isTest={method?.sandbox}
      foot={
        methods.length > 0 && (
          <>
            <PayButton
              charge={charge}
              isCounter={isCounter}
              isBusy={start.isBusy || choice.isPayingBy}
              onPress={choice.pay}
            />
            <BillLink bill={bill} variant="plain" />
          </>
        )
      }
    >
      <BillSummary bill={bill} pending={fromCents(choice.pending)} />
      {methods.length === 0 && <Banner>{t('payment.method.none')}</Banner>}
      {methods.length > 0 && !isCounter && bill.type !== 'topUp' && (
        <PartChoice
          form={form}
          wrong={wrongPart}
          isShown={bill.type === 'dineIn'}
          dishes={
            <DishChoice
              bill={bill}
              taken={choice.taken}
              chosen={form.dishes}
              wrong={wrongPart}
              onChange={(dishes) => change({ dishes })}
            />
          }
          onChange={change}
        />
      )}
      {tips.length > 0 && !isCounter && (
        <TipsChoice choices={tips} form={form} isWrong={wrong === 'tips'} onChange={change} />
      )}
      {methods.length > 0 && (
        <MethodChoice
          methods={methods}
          chosen={method?._id}
          isFirst={isFirst}
          onChoose={(chosen) => change({ method: chosen })}
        />
      )}
      <BalancePart session={bill} here={`/payment/${bill._id}`} />
      {invoice.isOffered && !isCounter && (
        <InvoiceForm model={invoice} showsErrors={choice.showsErrors} />
      )}
      {!isCounter && <PaymentSums charge={charge} method={name(method?.name)} />}
      {choice.error && (
        <Banner tone="danger" icon="warning">
          {t(startRefusalKey(choice.error))}
        </Banner>
      )}
      <StartDialogs
        start={start.start}
        bill={bill}
        charge={fromCents(charge.charge)}
        onCheckAgain={start.checkAgain}
        onReplace={(payload, attempts) =>
          start.begin(
            { ...payload, data: { ...payload.data, replace: [...attempts] } },
            fromCents(charge.charge),
          )
        }
        onDismiss={start.dismiss}
      />
    </PaymentFrame>
  )
}
