import { countries, type Country, usualShop } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { displayMoney } from '@comanda/engine/money'
import { Button, CheckRow, Field, Select } from '@comanda/ui'
import { failureWords } from '../../forms/failure-words.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { isBreakInOrder, openingData, type ShopDraft, usualIn, withBreak } from './shop-draft.ts'

const orderTypes = ['dineIn', 'takeAway'] as const
const isCountry = (value: string): value is Country => value in countries

interface ShopStepProps {
  readonly draft: ShopDraft
  readonly onDraft: (draft: ShopDraft) => void
}

/** The shop, with what its country says (SETUP-2.1, SETUP-2.2). */
export const ShopStep = ({ draft, onDraft }: ShopStepProps) => {
  const { t, locale } = useMessages()
  const { setup, shops } = useStaff()
  const { busy, failure, submit } = useSubmit()
  const { openAgain } = draft
  const inOrder = isBreakInOrder(draft)
  const usual = usualShop(draft.country)
  const change = (part: Partial<ShopDraft>): void => onDraft({ ...draft, ...part })
  const open = async (): Promise<void> => {
    const { _id } = await setup.openShop(openingData(draft, locale))
    await shops.open(_id)
  }
  const percent = { type: 'number', inputMode: 'decimal', min: 0, max: 100, step: 'any' } as const
  return (
    <form className="setup-form" aria-label={t('setup.shopTitle')} onSubmit={submit(open)}>
      <Field
        label={t('setup.shopName')}
        autoComplete="organization"
        maxLength={120}
        required
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="form-pair">
        <Select
          label={t('setup.country')}
          value={draft.country}
          onChange={({ target }) => {
            if (isCountry(target.value)) change(usualIn(target.value))
          }}
        >
          {Object.keys(countries)
            .filter(isCountry)
            .map((one) => (
              <option key={one} value={one}>
                {t(`setup.countries.${one}`)}
              </option>
            ))}
        </Select>
        {usual.timeZones.length > 1 && (
          <Select
            label={t('setup.timeZone')}
            value={draft.timeZone}
            onChange={({ target }) => change({ timeZone: target.value })}
          >
            {usual.timeZones.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        )}
      </div>
      <p className="form-text">
        {t('setup.currency', {
          currency: usual.currency,
          coin: displayMoney(usual.coin / 100, usual.currency),
        })}
      </p>
      <div className="form-pair">
        {(['openTime', 'closeTime'] as const).map((field) => (
          <Field
            key={field}
            label={t(field === 'openTime' ? 'setup.opens' : 'setup.closes')}
            type="time"
            required
            value={draft[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        ))}
      </div>
      <p className="form-text">{t('setup.hoursHint')}</p>
      <CheckRow
        checked={openAgain !== undefined}
        onChange={({ currentTarget: { checked } }) => onDraft(withBreak(draft, checked))}
      >
        {t('setup.openAgain')}
      </CheckRow>
      {openAgain && (
        <div className="form-pair">
          {(['openTime', 'closeTime'] as const).map((field) => (
            <Field
              key={field}
              label={t(field === 'openTime' ? 'setup.opensAgain' : 'setup.closesAgain')}
              type="time"
              required
              value={openAgain[field]}
              onChange={({ target }) =>
                change({ openAgain: { ...openAgain, [field]: target.value } })
              }
            />
          ))}
        </div>
      )}
      {!inOrder && <p className="ui-field-error">{t('setup.breakWrong')}</p>}
      <fieldset className="form-group">
        <legend>{t('setup.types')}</legend>
        <div>
          {orderTypes.map((one) => (
            <CheckRow
              key={one}
              checked={draft.orderTypes.includes(one)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  orderTypes: orderTypes.filter((type) =>
                    type === one ? checked : draft.orderTypes.includes(type),
                  ),
                })
              }
            >
              {t(`setup.${one}`)}
            </CheckRow>
          ))}
          {draft.orderTypes.length === 0 && (
            <p className="ui-field-error">{t('setup.typeNeeded')}</p>
          )}
        </div>
      </fieldset>
      <div className="form-pair">
        {usual.taxes.map(({ name, included }, index) => (
          <Field
            {...percent}
            key={localizedName(name, 'en')}
            label={t('setup.tax', { name: localizedName(name, locale) })}
            hint={t(included ? 'setup.taxIncluded' : 'setup.taxAdded')}
            required
            value={draft.taxes[index] ?? ''}
            onChange={({ target }) => change({ taxes: draft.taxes.with(index, target.value) })}
          />
        ))}
        <Field
          {...percent}
          label={t('setup.serviceCharge')}
          hint={t('setup.none')}
          required
          value={draft.serviceCharge}
          onChange={({ target }) => change({ serviceCharge: target.value })}
        />
      </div>
      {failure && (
        <p className="form-failure" role="alert">
          {failureWords(t, failure)}
        </p>
      )}
      <div className="setup-actions">
        <Button
          type="submit"
          size="large"
          busy={busy}
          disabled={draft.orderTypes.length === 0 || !inOrder}
        >
          {t('setup.openShop')}
        </Button>
      </div>
    </form>
  )
}
