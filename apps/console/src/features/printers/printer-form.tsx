import type { Printer } from '@comanda/contract'
import { CheckRow, Field, Select } from '@comanda/ui'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { useLocaleName, useNameLocales } from '../../staff/use-languages.ts'
import {
  type Choice,
  isComplete,
  printer as described,
  type PrinterDraft,
} from './printer-draft.ts'
import { PrintedHere } from './printed-here.tsx'

const kinds = ['escpos', 'star', 'cloudPrnt'] as const
const widths = [80, 58] as const

interface PrinterFormProps {
  readonly label: string
  /** Undefined: a new one. */
  readonly printer: Printer | undefined
  readonly stations: readonly Choice[]
  /** The printers that can take over. */
  readonly others: readonly Choice[]
  readonly onSave: (draft: PrinterDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A printer: its address, its paper, what it prints, and who takes over. */
export const PrinterForm = ({
  label,
  printer,
  stations,
  others,
  onSave,
  onCancel,
}: PrinterFormProps) => {
  const { t } = useMessages()
  const { draft, change, frame } = useDraft(
    () => (printer ? described.draftOf(printer) : described.blank()),
    onSave,
    isComplete,
  )
  const localeName = useLocaleName()
  const languages = useNameLocales(draft.locale)
  const { name, kind, address, width, locale, receipts, hasDrawer, fallback } = draft
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <Field
        label={t('printers.name')}
        autoComplete="off"
        required
        maxLength={100}
        value={name}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      {!printer && (
        <Select
          label={t('printers.kind')}
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            change({ kind: kinds.find((one) => one === value) ?? kind })
          }
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`printers.kinds.${one}`)}
            </option>
          ))}
        </Select>
      )}
      {kind !== 'cloudPrnt' ? (
        <Field
          label={t('printers.address')}
          hint={t('printers.addressHint')}
          autoComplete="off"
          inputMode="url"
          required
          maxLength={260}
          value={address}
          onChange={({ currentTarget: { value } }) => change({ address: value })}
        />
      ) : (
        <p className="form-text">{t('printers.cloudText')}</p>
      )}
      <div className="form-pair">
        <Select
          label={t('printers.width')}
          value={width}
          onChange={({ currentTarget: { value } }) =>
            change({ width: widths.find((one) => String(one) === value) ?? width })
          }
        >
          {widths.map((one) => (
            <option key={one} value={one}>
              {t('printers.millimetres', { width: one })}
            </option>
          ))}
        </Select>
        <Select
          label={t('printers.locale')}
          value={locale === languages[0] ? '' : locale}
          onChange={({ currentTarget: { value } }) =>
            change({ locale: languages.find((one) => one === value) ?? '' })
          }
        >
          {languages.map((one, at) => (
            <option key={one} value={at === 0 ? '' : one}>
              {localeName(one)}
            </option>
          ))}
        </Select>
      </div>
      <PrintedHere draft={draft} stations={stations} onChange={change} />
      <div>
        <CheckRow checked={receipts} onChange={() => change({ receipts: !receipts })}>
          {t('printers.receipts')}
        </CheckRow>
        <CheckRow checked={hasDrawer} onChange={() => change({ hasDrawer: !hasDrawer })}>
          {t('printers.hasDrawer')}
        </CheckRow>
      </div>
      {others.length > 0 && (
        <Select
          label={t('printers.fallback')}
          value={fallback}
          onChange={({ currentTarget: { value } }) => change({ fallback: value })}
        >
          <option value="">{t('printers.noFallback')}</option>
          {others.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FormFrame>
  )
}
