import type { InvoiceSeller } from '@comanda/contract'
import { Field, Select } from '@comanda/ui'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { KeyInputs } from './key-inputs.tsx'
import { seller as described, type SellerDraft } from './seller-draft.ts'

interface SellerFormProps {
  readonly label: string
  /** Undefined: a new one. */
  readonly seller: InvoiceSeller | undefined
  /** The tax id that the shop has already; empty: none. */
  readonly taxId: string
  readonly onSave: (draft: SellerDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A company that issues invoices; its tax id never changes. */
export const SellerForm = ({ label, seller, taxId, onSave, onCancel }: SellerFormProps) => {
  const { draft, change, frame } = useDraft(
    () => (seller ? described.draftOf(seller) : described.blank({ taxId })),
    onSave,
  )
  const { t } = useMessages()
  const isEcpay = draft.adapter === 'ecpay'
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <Field
        label={t('sellers.taxId')}
        inputMode="numeric"
        autoComplete="off"
        pattern="\d{8}"
        required
        readOnly={seller !== undefined}
        value={draft.taxId}
        onChange={(event) => change({ taxId: event.currentTarget.value })}
      />
      <Field
        label={t('sellers.name')}
        autoComplete="off"
        maxLength={60}
        required
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Field
        label={
          <>
            {t('sellers.address')} <small>{t('settings.optional')}</small>
          </>
        }
        autoComplete="off"
        maxLength={100}
        value={draft.address}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <Select
        label={t('sellers.adapter')}
        value={draft.adapter}
        onChange={(event) =>
          change({ adapter: event.currentTarget.value === 'turnkey' ? 'turnkey' : 'ecpay' })
        }
      >
        <option value="ecpay">{t('sellers.adapters.ecpay')}</option>
        <option value="turnkey">{t('sellers.adapters.turnkey')}</option>
      </Select>
      <Select
        label={t('sellers.mode')}
        value={draft.mode}
        onChange={(event) =>
          change({ mode: event.currentTarget.value === 'live' ? 'live' : 'sandbox' })
        }
      >
        <option value="sandbox">{t('sellers.modes.sandbox')}</option>
        <option value="live">{t('sellers.modes.live')}</option>
      </Select>
      {isEcpay && (
        <Field
          label={t('sellers.merchant')}
          autoComplete="off"
          maxLength={20}
          required
          value={draft.merchant}
          onChange={(event) => change({ merchant: event.currentTarget.value })}
        />
      )}
      <Field
        label={t('sellers.mail')}
        hint={isEcpay ? t('sellers.mailHint') : undefined}
        type="email"
        autoComplete="off"
        required={isEcpay}
        value={draft.mail}
        onChange={(event) => change({ mail: event.currentTarget.value })}
      />
      <Select
        label={t('sellers.prepaid')}
        value={draft.prepaid}
        onChange={(event) =>
          change({ prepaid: event.currentTarget.value === 'topUp' ? 'topUp' : 'spending' })
        }
      >
        <option value="spending">{t('sellers.prepaids.spending')}</option>
        <option value="topUp">{t('sellers.prepaids.topUp')}</option>
      </Select>
      <KeyInputs
        draft={draft}
        stored={seller?.keys ?? {}}
        onChange={(secrets) => change({ secrets })}
      />
    </FormFrame>
  )
}
