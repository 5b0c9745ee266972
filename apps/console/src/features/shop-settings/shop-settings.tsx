import { localizedName } from '@comanda/engine/catalog'
import { CheckRow, Field, showToast } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/use-page-title.ts'
import { AcceptanceInputs } from './acceptance-inputs.tsx'
import { PrepMinutesInputs } from './prep-minutes-inputs.tsx'
import { PayFirstInputs } from './pay-first-inputs.tsx'
import { StaffLimitInputs } from './staff-limit-inputs.tsx'
import { draftOf, patchData, type ShopDraft, tipsOf } from './shop-draft.ts'

/** What managers set of their shop: when orders are paid, tips, and how long a bill may be (PAY-9.14). */
export const ShopSettings = () => {
  const shop = useShop()
  const { shops } = useStaff()
  // As the form began: others may change the shop in the meantime.
  const [saved, setSaved] = useState(shop)
  const [draft, setDraft] = useState(() => draftOf(saved))
  const { busy, failure, submit } = useSubmit()
  const { t, locale } = useMessages()
  usePageTitle(t('shopSettings.title'))
  const change = (changes: Partial<ShopDraft>) => setDraft({ ...draft, ...changes })
  const areTipsWrong = tipsOf(draft.tips) === undefined
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('shopSettings.title')}</h1>
          <p>{t('shopSettings.text', { shop: localizedName(shop.name, locale) })}</p>
        </div>
      </div>
      <div className="page-card settings-form">
        <FormFrame
          label={t('shopSettings.title')}
          busy={busy}
          failure={failure}
          onSubmit={submit(async () => {
            if (areTipsWrong) return
            const changes = patchData(saved, draft)
            if (Object.keys(changes).length > 0) setSaved(await shops.change(saved, changes))
            showToast(t('settings.saved'), { tone: 'success' })
          })}
        >
          <PayFirstInputs payFirst={draft.payFirst} onChange={(payFirst) => change({ payFirst })} />
          <NumberField
            label={t('shopSettings.payWithin')}
            hint={t('shopSettings.payWithinHint')}
            min={3}
            max={60}
            value={draft.payWithin}
            onChange={(payWithin) => change({ payWithin })}
          />
          <Field
            label={
              <>
                {t('shopSettings.tips')} <small>{t('settings.optional')}</small>
              </>
            }
            hint={t('shopSettings.tipsHint')}
            error={areTipsWrong ? t('shopSettings.tipsWrong') : undefined}
            autoComplete="off"
            value={draft.tips}
            onChange={(event) => change({ tips: event.currentTarget.value })}
          />
          <NumberField
            label={t('shopSettings.lines')}
            hint={t('shopSettings.linesHint')}
            min={1}
            max={1000}
            value={draft.lines}
            onChange={(lines) => change({ lines })}
          />
          <PrepMinutesInputs
            prepMinutes={draft.prepMinutes}
            onChange={(prepMinutes) => change({ prepMinutes })}
          />
          <AcceptanceInputs draft={draft} onChange={change} />
          <StaffLimitInputs draft={draft} onChange={change} />
          {shop.currency === 'TWD' && (
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
              value={draft.taxId}
              onChange={(event) => change({ taxId: event.currentTarget.value })}
            />
          )}
          {shop.currency === 'TWD' && (
            <CheckRow
              checked={draft.invoiceByEmail}
              note={t('shopSettings.invoiceByEmailHint')}
              onChange={() => change({ invoiceByEmail: !draft.invoiceByEmail })}
            >
              {t('shopSettings.invoiceByEmail')}
            </CheckRow>
          )}
        </FormFrame>
      </div>
    </>
  )
}
