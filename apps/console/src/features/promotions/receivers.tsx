import type { ShopRank } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { CheckRow } from '@comanda/ui'
import { OneOf } from '../../forms/one-of.tsx'
import { useMessages } from '../../staff/messages.ts'
import { givenTo, type PromotionDraft } from './promotion-draft.ts'

interface ReceiversProps {
  readonly draft: Pick<PromotionDraft, 'source' | 'ranks'>
  readonly ranks: readonly ShopRank[]
  readonly onChange: (changes: Partial<Pick<PromotionDraft, 'source' | 'ranks'>>) => void
}

/** Who gets a promotion, and the ranks if it is for some of them. */
export const Receivers = ({ draft, ranks, onChange }: ReceiversProps) => {
  const { t, locale } = useMessages()
  const toggled = (rank: string) =>
    draft.ranks.includes(rank) ? draft.ranks.filter((one) => one !== rank) : [...draft.ranks, rank]
  return (
    <>
      <OneOf
        label={t('promotions.to')}
        values={givenTo}
        chosen={draft.source}
        text={(to) => t(`promotions.givenTo.${to}`)}
        note={(to) => t(`promotions.toText.${to}`)}
        onChange={(source) => onChange({ source, ranks: [] })}
      />
      {draft.source === 'memberRank' && (
        <fieldset className="form-group">
          <legend>{t('promotions.ranks')}</legend>
          {ranks.length === 0 && <p className="form-text">{t('promotions.noRanks')}</p>}
          {ranks.map(({ _id, name }) => (
            <CheckRow
              key={_id}
              checked={draft.ranks.includes(_id)}
              onChange={() => onChange({ ranks: toggled(_id) })}
            >
              {localizedName(name, locale)}
            </CheckRow>
          ))}
          {draft.ranks.length === 0 && (
            <p className="ui-field-error">{t('promotions.chooseRank')}</p>
          )}
        </fieldset>
      )}
    </>
  )
}
