import { localizedName } from '@comanda/engine/catalog'
import { CheckRow } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useOtherShops } from './use-other-shops.ts'

interface AlsoForShopsProps {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** The other shops whose settings the account may change, to have a special day too (GROUP-5.1). */
export const AlsoForShops = ({ chosen, onChange }: AlsoForShopsProps) => {
  const shops = useOtherShops()
  const { t, locale } = useMessages()
  if (shops.length === 0) return null
  const ids = shops.map(({ _id }) => _id)
  const isAll = ids.every((id) => chosen.includes(id))
  return (
    <details className="shop-special-day">
      <summary>
        {chosen.length === 0
          ? t('specialDays.alsoForNone')
          : t('specialDays.alsoFor', { count: chosen.length })}
      </summary>
      <p className="form-text">{t('specialDays.alsoForText')}</p>
      <div className="form-options">
        {shops.length > 1 && (
          <CheckRow checked={isAll} onChange={() => onChange(isAll ? [] : ids)}>
            {t('settings.allShops')}
          </CheckRow>
        )}
        {shops.map(({ _id, name }) => (
          <CheckRow
            key={_id}
            checked={chosen.includes(_id)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...chosen, _id] : chosen.filter((id) => id !== _id),
              )
            }
          >
            {localizedName(name, locale)}
          </CheckRow>
        ))}
      </div>
    </details>
  )
}
