import { CheckRow, Field } from '@comanda/ui'
import { NumberField } from '../../forms/number-field.tsx'
import type { SettingPart } from '../../forms/setting-cards.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { AcceptanceInputs } from './acceptance-inputs.tsx'
import { PayFirstInputs, payFirstShown } from './pay-first-inputs.tsx'
import { PrepMinutesInputs } from './prep-minutes-inputs.tsx'
import { guestKinds, originsOf, payFirstKinds, type ShopDraft, tipsOf } from './shop-draft.ts'
import { StaffLimitInputs } from './staff-limit-inputs.tsx'
import { TableCartInputs } from './table-cart-inputs.tsx'

/** Returns a value with what it is of, if it is set. */
const said = (label: string, value: string): string => (value === '' ? '' : `${label}: ${value}`)

/** Returns how orders of a shop are paid, prepared and accepted, by what is set together. */
export const useShopParts = (present: ShopDraft): readonly SettingPart<ShopDraft>[] => {
  const { currency } = useShop()
  const { t } = useMessages()
  const { money } = useFormats()
  const inTaiwan: SettingPart<ShopDraft> = {
    title: t('shopSettings.taxId'),
    values: [present.taxId, ...(present.invoiceByEmail ? [t('shopSettings.invoiceByEmail')] : [])],
    inputs: ({ taxId, invoiceByEmail }, change) => (
      <>
        <Field
          label={
            <>
              {t('shopSettings.taxId')} <small>{t('settings.optional')}</small>
            </>
          }
          hint={t('shopSettings.taxIdHint')}
          inputMode="numeric"
          autoComplete="off"
          pattern="\d{8}"
          value={taxId}
          onChange={(event) => change({ taxId: event.currentTarget.value })}
        />
        <CheckRow
          checked={invoiceByEmail}
          note={t('shopSettings.invoiceByEmailHint')}
          onChange={() => change({ invoiceByEmail: !invoiceByEmail })}
        >
          {t('shopSettings.invoiceByEmail')}
        </CheckRow>
      </>
    ),
  }
  return [
    {
      title: t('shopSettings.payFirst'),
      values: payFirstShown.map((kind) =>
        said(
          t(`shopSettings.kinds.${kind}`),
          t(`shopSettings.when.${present.payFirst[kind] ?? payFirstKinds[kind]}`),
        ),
      ),
      inputs: ({ payFirst, payWithin }, change) => (
        <>
          <PayFirstInputs payFirst={payFirst} onChange={(chosen) => change({ payFirst: chosen })} />
          <NumberField
            label={t('shopSettings.payWithin')}
            hint={t('shopSettings.payWithinHint')}
            min={3}
            max={60}
            value={payWithin}
            onChange={(minutes) => change({ payWithin: minutes })}
          />
        </>
      ),
    },
    {
      title: t('shopSettings.tips'),
      values: [present.tipChoices],
      inputs: ({ tipChoices }, change) => (
        <Field
          label={
            <>
              {t('shopSettings.tips')} <small>{t('settings.optional')}</small>
            </>
          }
          hint={t('shopSettings.tipsHint')}
          error={tipsOf(tipChoices) === undefined ? t('shopSettings.tipsWrong') : undefined}
          autoComplete="off"
          value={tipChoices}
          onChange={(event) => change({ tipChoices: event.currentTarget.value })}
        />
      ),
    },
    {
      title: t('shopSettings.origins'),
      values: [present.returnOrigins],
      inputs: ({ returnOrigins }, change) => (
        <Field
          label={
            <>
              {t('shopSettings.origins')} <small>{t('settings.optional')}</small>
            </>
          }
          hint={t('shopSettings.originsHint')}
          error={
            originsOf(returnOrigins) === undefined ? t('shopSettings.originsWrong') : undefined
          }
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
          value={returnOrigins}
          onChange={(event) => change({ returnOrigins: event.currentTarget.value })}
        />
      ),
    },
    {
      title: t('shopSettings.lines'),
      values: [present.maxSessionLines],
      inputs: ({ maxSessionLines }, change) => (
        <NumberField
          label={t('shopSettings.lines')}
          hint={t('shopSettings.linesHint')}
          min={1}
          max={1000}
          value={maxSessionLines}
          onChange={(most) => change({ maxSessionLines: most })}
        />
      ),
    },
    {
      title: t('prepMinutes.title'),
      values: guestKinds.map((kind) => said(t(`mode.${kind}`), present.prepMinutes[kind])),
      inputs: ({ prepMinutes }, change) => (
        <PrepMinutesInputs
          prepMinutes={prepMinutes}
          onChange={(minutes) => change({ prepMinutes: minutes })}
        />
      ),
    },
    {
      title: t('acceptance.title'),
      values: guestKinds.map((kind) =>
        said(t(`acceptance.${kind}`), t(`acceptance.${present.acceptance[kind] ?? 'auto'}`)),
      ),
      inputs: (draft, change) => <AcceptanceInputs draft={draft} onChange={change} />,
    },
    {
      title: t('tableCart.title'),
      values: [t(`tableCart.${present.tableCart}`)],
      inputs: ({ tableCart }, change) => (
        <TableCartInputs
          tableCart={tableCart}
          onChange={(chosen) => change({ tableCart: chosen })}
        />
      ),
    },
    {
      title: t('staffLimits.title'),
      values: [
        said(t('staffLimits.percent'), present.staffLimits.discountPercent),
        present.staffLimits.discount === ''
          ? ''
          : said(
              t('staffLimits.amount', { currency }),
              money(Number(present.staffLimits.discount)),
            ),
        said(t('staffLimits.reopen'), present.staffLimits.reopenMinutes),
      ],
      inputs: ({ staffLimits }, change) => (
        <StaffLimitInputs
          limits={staffLimits}
          onChange={(limits) => change({ staffLimits: limits })}
        />
      ),
    },
    ...(currency === 'TWD' ? [inTaiwan] : []),
  ]
}
