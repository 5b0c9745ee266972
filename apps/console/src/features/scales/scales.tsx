import { paymentStep } from '@comanda/engine/payments'
import { type ScaleScheme, usualSchemes } from '@comanda/shop-rules/weights'
import { Button, showToast } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { SchemeInputs } from './scheme-inputs.tsx'
import { TriedLabel } from './tried-label.tsx'

const prefixes = ['02', ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `2${digit}`)] as const

/** How the labels of a shop's scales are read (CAT-8.1), with one to try. */
export const Scales = () => {
  const shop = useShop()
  const { timeZone, currency } = shop
  const { shops } = useStaff()
  // As the form began: others may change the shop in the meantime.
  const [saved, setSaved] = useState(shop)
  const [schemes, setSchemes] = useState<readonly ScaleScheme[]>(saved.scaleCodes ?? [])
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  usePageTitle(t('scales.title'))
  const usual = usualSchemes(timeZone, paymentStep(currency) > 1 ? 0 : 2)
  const free = prefixes.filter((one) => !schemes.some(({ prefix }) => prefix === one))
  const [next] = free.includes('21') ? ['21'] : free
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('scales.title')}</h1>
          <p>{t('scales.text')}</p>
        </div>
      </div>
      <div className="page-card settings-form">
        <FormFrame
          label={t('scales.title')}
          busy={busy}
          failure={failure}
          onSubmit={submit(async () => {
            const scaleCodes = schemes.length > 0 ? [...schemes] : null
            const stored = await shops.change(saved, { scaleCodes })
            setSaved(stored)
            setSchemes(stored.scaleCodes ?? [])
            showToast(t('settings.saved'), { tone: 'success' })
          })}
        >
          {schemes.map((scheme, at) => (
            <SchemeInputs
              key={scheme.prefix}
              scheme={scheme}
              prefixes={[...free, scheme.prefix].toSorted()}
              onChange={(changed) => setSchemes(schemes.with(at, changed))}
              onRemove={() => setSchemes(schemes.toSpliced(at, 1))}
            />
          ))}
          <div className="form-actions">
            {schemes.length === 0 && (
              <Button variant="quiet" onClick={() => setSchemes(usual)}>
                {t('scales.usual')}
              </Button>
            )}
            {next !== undefined && (
              <Button
                variant="quiet"
                icon="plus"
                onClick={() =>
                  setSchemes([
                    ...schemes,
                    { prefix: next, carries: 'weight', digits: 5, decimals: 3 },
                  ])
                }
              >
                {t('scales.add')}
              </Button>
            )}
          </div>
          {schemes.length > 0 && <TriedLabel schemes={schemes} />}
        </FormFrame>
      </div>
    </>
  )
}
