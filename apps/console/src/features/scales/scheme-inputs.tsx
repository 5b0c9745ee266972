import type { ScaleScheme } from '@comanda/shop-rules/weights'
import { CheckRow, IconButton, Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

const carried = ['weight', 'price'] as const

interface SchemeInputsProps {
  readonly scheme: ScaleScheme
  /** Those that it may have. */
  readonly prefixes: readonly string[]
  readonly onChange: (scheme: ScaleScheme) => void
  readonly onRemove: () => void
}

/** What the codes of one prefix say (CAT-8.1). */
export const SchemeInputs = ({ scheme, prefixes, onChange, onRemove }: SchemeInputsProps) => {
  const { t } = useMessages()
  const { prefix, carries, digits, decimals, hasCheck = false } = scheme
  const rest = 10 - digits - (hasCheck && digits < 6 ? 1 : 0)
  const most = carries === 'weight' ? 3 : 2
  return (
    <fieldset className="form-group">
      <legend>{t('scales.of', { prefix })}</legend>
      <div className="form-pair">
        <Select
          label={t('scales.prefix')}
          value={prefix}
          onChange={({ currentTarget }) => onChange({ ...scheme, prefix: currentTarget.value })}
        >
          {prefixes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <Select
          label={t('scales.carries')}
          value={carries}
          onChange={({ currentTarget: { value } }) => {
            const chosen = carried.find((one) => one === value) ?? carries
            onChange({ ...scheme, carries: chosen, decimals: chosen === 'weight' ? 3 : 2 })
          }}
        >
          {carried.map((one) => (
            <option key={one} value={one}>
              {t(`scales.kinds.${one}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('scales.digits')}
          hint={t('scales.digitsHint', { digits: rest })}
          value={digits}
          onChange={({ currentTarget }) =>
            onChange({ ...scheme, digits: Number(currentTarget.value) })
          }
        >
          {[4, 5, 6].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <Select
          label={t('scales.decimals')}
          value={decimals}
          onChange={({ currentTarget }) =>
            onChange({ ...scheme, decimals: Number(currentTarget.value) })
          }
        >
          {[0, 1, 2, 3].map((one) => (
            <option key={one} value={one} hidden={one > most}>
              {t(`scales.decimalsOf.${carries}`, {
                decimals: one,
                example: (10 ** (digits - 1) / 10 ** one).toFixed(one),
              })}
            </option>
          ))}
        </Select>
      </div>
      {digits < 6 && (
        <CheckRow
          checked={hasCheck}
          note={t('scales.checkHint')}
          onChange={() => {
            const { hasCheck: _, ...others } = scheme
            onChange(hasCheck ? others : { ...scheme, hasCheck: true })
          }}
        >
          {t('scales.check')}
        </CheckRow>
      )}
      <div className="form-actions">
        <IconButton icon="trash" label={t('scales.remove', { prefix })} onClick={onRemove} />
      </div>
    </fieldset>
  )
}
