import { OrderType, type PaymentAccount, PaymentType, recordStatuses } from '@comanda/contract'
import { Select } from '@comanda/ui'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { SomeOf } from '../../forms/some-of.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { AccountInputs } from './account-inputs.tsx'
import { isSwapped, mayHaveAccount, type MethodDraft } from './method-draft.ts'

const types = PaymentType.anyOf.map((one) => one.const)
const orderTypes = OrderType.anyOf.map((one) => one.const)

/** Returns whether a method may be sent: something is chosen of each list, and the least is not above the most. */
const isComplete = (draft: MethodDraft): boolean =>
  draft.shops?.length !== 0 && draft.orderType?.length !== 0 && !isSwapped(draft)

interface MethodFormProps {
  readonly label: string
  readonly first: MethodDraft
  readonly accounts: readonly PaymentAccount[]
  readonly onSave: (draft: MethodDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A way to pay: its names, its account, what it costs, and for whom it is. */
export const MethodForm = ({ label, first, accounts, onSave, onCancel }: MethodFormProps) => {
  const { draft, change, frame } = useDraft(first, onSave, isComplete)
  const { t } = useMessages()
  const isAccountWrong = frame.failure?.field === 'account'
  return (
    <FormFrame
      label={label}
      {...frame}
      failure={isAccountWrong ? undefined : frame.failure}
      onCancel={onCancel}
    >
      <NameInputs names={draft.name} onChange={(name) => change({ name })} />
      <Select
        label={t('methods.type')}
        value={draft.type}
        onChange={(event) => {
          const type = types.find((one) => one === event.currentTarget.value)
          if (type) change({ type })
        }}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {t(`methods.types.${type}`)}
          </option>
        ))}
      </Select>
      {mayHaveAccount(draft) && (
        <AccountInputs
          draft={draft}
          accounts={accounts}
          isWrong={isAccountWrong}
          onChange={change}
        />
      )}
      <ShopsOf chosen={draft.shops} onChange={(shops) => change({ shops })} />
      <SomeOf
        label={t('methods.orderTypes')}
        allText={t('methods.allTypes')}
        someText={t('methods.someTypes')}
        noneText={t('methods.noType')}
        options={orderTypes.map((id) => ({ id, text: t(`mode.${id}`) }))}
        chosen={draft.orderType}
        onChange={(chosen) =>
          change({ orderType: chosen && orderTypes.filter((type) => chosen.includes(type)) })
        }
      />
      <Select
        label={t('methods.status')}
        value={draft.status}
        onChange={(event) => {
          const status = recordStatuses.find((one) => one === event.currentTarget.value)
          if (status) change({ status })
        }}
      >
        {recordStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`methods.statuses.${status}`)}
          </option>
        ))}
      </Select>
    </FormFrame>
  )
}
