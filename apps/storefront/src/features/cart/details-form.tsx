import { Field, Select, TextArea } from '@comanda/ui'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useClock } from '../../language/use-clock.ts'
import { FoldedRow } from './folded-row.tsx'
import { InvoiceForm } from '../invoice/invoice-form.tsx'
import type { useDetails } from './use-details.ts'

/** The longest remark that the server accepts. */
const REMARK_LENGTH = 500

const PickUp = ({ model }: { model: ReturnType<typeof useDetails> }) => {
  const { t } = useOrderingMessages()
  const { menu } = useCatalogue()
  const clock = useClock(menu?.shop.timeZone)
  const { details, change, errors, isDriveThrough, isKnown, times } = model
  const { contactName, licensePlate, phone } = details
  return (
    <>
      <FoldedRow
        label={t('cart.contact.title')}
        value={[contactName, isDriveThrough && licensePlate, phone].filter(Boolean).join(' · ')}
        isKnown={isKnown}
        isWrong={errors.contactName || errors.licensePlate || errors.phone}
      >
        <Field
          label={t('cart.contact.name')}
          autoComplete="name"
          maxLength={100}
          required
          value={details.contactName}
          error={errors.contactName && t('cart.contact.nameRequired')}
          onChange={(event) => change({ contactName: event.target.value })}
        />
        {isDriveThrough && (
          <Field
            label={t('cart.contact.plate')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
            value={details.licensePlate}
            error={errors.licensePlate && t('cart.contact.plateRequired')}
            onChange={(event) => change({ licensePlate: event.target.value })}
          />
        )}
        <Field
          label={
            <>
              {t('cart.contact.phone')} <small>{t('cart.contact.optional')}</small>
            </>
          }
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          value={details.phone}
          error={errors.phone && t('cart.contact.phoneInvalid')}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </FoldedRow>
      <div className="cart-when">
        <Select
          label={t('cart.pickup.title')}
          value={details.pickupTime}
          onChange={(event) => change({ pickupTime: event.target.value })}
        >
          <option value="">{t('cart.pickup.soon')}</option>
          {times.map((time) => (
            <option key={time} value={time}>
              {clock(time)}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}

/** The details of the order: contact, pick-up time and remark. */
export const DetailsForm = ({ model }: { model: ReturnType<typeof useDetails> }) => {
  const { t } = useOrderingMessages()
  const { details, change, isTakeAway } = model
  return (
    <div className="cart-details">
      {isTakeAway && <PickUp model={model} />}
      <TextArea
        label={t('cart.orderRemark')}
        maxLength={REMARK_LENGTH}
        value={details.remark}
        onChange={(event) => change({ remark: event.target.value })}
      />
      {model.invoice.isOffered && (
        <InvoiceForm model={model.invoice} showsErrors={model.showsErrors} />
      )}
    </div>
  )
}
