import { useStore } from '@comanda/client/react'
import { listWords } from '../../staff/list-words.ts'
import { createSurchargeSettings, createTaxSettings, type Loaded } from '@comanda/client/staff'
import type { SurchargeSetting, TaxSetting } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge } from '@comanda/ui'
import { useState } from 'react'
import { saveDraft } from '../../forms/record-draft.ts'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useRole } from '../../staff/use-role.ts'
import { ExampleBillCard } from './example-bill-card.tsx'
import { rounding } from './rounding-draft.ts'
import { RoundingForm } from './rounding-form.tsx'
import { surcharge } from './surcharge-draft.ts'
import { SurchargeForm } from './surcharge-form.tsx'
import { isUsed, tax } from './tax-draft.ts'
import { TaxForm } from './tax-form.tsx'
import './bill-rules.css'

/** Returns the records with one of them changed or added. */
const withOne = <R extends { readonly _id: string }>(records: readonly R[], one: R): R[] => {
  const known = records.find(({ _id }) => _id === one._id)
  return known
    ? records.map((record) => (record === known ? { ...record, ...one } : record))
    : [...records, one]
}

const useLoaded = <R,>({ state }: Loaded<readonly R[]>): readonly R[] => {
  const loaded = useStore(state)
  return loaded.status === 'ready' ? loaded.value : []
}

/** How a bill of the shop is made: taxes, surcharges and rounding, with an example beside them (STAFF-10.3, STAFF-10.4). */
export const BillRules = () => {
  const { connection, shops } = useStaff()
  const shop = useShop()
  const { isOwner } = useRole()
  const [taxList] = useState(() => createTaxSettings(connection))
  const [surchargeList] = useState(() => createSurchargeSettings(connection))
  const [saved, setSaved] = useState(shop)
  const [draft, setDraft] = useState(() => rounding.draftOf(saved))
  const [taxes, surcharges] = [useLoaded(taxList), useLoaded(surchargeList)]
  const { t, locale } = useMessages()
  const { money } = useFormats()
  usePageTitle(t('bill.title'))
  const drafted = { ...shop, ...rounding.createData(draft) }
  const isHere = ({ shops: own }: TaxSetting | SurchargeSetting): boolean =>
    !own?.length || own.includes(shop._id)
  const nameOf = ({ name }: TaxSetting | SurchargeSetting): string => localizedName(name, locale)
  const typesOf = ({ orderType = [] }: TaxSetting | SurchargeSetting): string[] =>
    orderType.length > 0
      ? [
          listWords(
            orderType.map((one) => t(`mode.${one}`)),
            t,
          ),
        ]
      : []
  const unused = <Badge>{t('bill.unused')}</Badge>
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('bill.title')}</h1>
          <p>{t(isOwner ? 'bill.text' : 'bill.textManager')}</p>
        </div>
      </div>
      <div className="bill-rules">
        <div className="bill-rules-lists">
          <RecordScreen
            level={2}
            title={t('bill.taxes')}
            text={t('bill.taxesText')}
            newText={isOwner ? t('bill.newTax') : undefined}
            emptyText={t('bill.noTaxes')}
            list={taxList}
            isShown={isHere}
            nameOf={nameOf}
            factsOf={(one) => [
              t('bill.percentOf', { percent: one.percent }),
              t(one.included ? 'bill.included' : 'bill.added'),
              ...(one.taxClass === undefined ? [] : [one.taxClass]),
              ...typesOf(one),
            ]}
            signOf={(one) => (isUsed(tax.draftOf(one)) ? undefined : unused)}
            form={({ label, record, onSave, onCancel }) => (
              <TaxForm
                label={label}
                first={record ? tax.draftOf(record) : tax.blank({ shops: [shop._id] })}
                onCancel={onCancel}
                onSave={(draft) => onSave(saveDraft(taxList, tax, { record, draft }))}
                example={(entered) => (
                  <ExampleBillCard
                    shop={drafted}
                    taxes={withOne(taxes, tax.createData(entered))}
                    surcharges={surcharges}
                  />
                )}
              />
            )}
          />
          <RecordScreen
            level={2}
            title={t('bill.surcharges')}
            text={t('bill.surchargesText')}
            newText={isOwner ? t('bill.newSurcharge') : undefined}
            emptyText={t('bill.noSurcharges')}
            list={surchargeList}
            isShown={isHere}
            nameOf={nameOf}
            factsOf={(one) => [
              ...(one.percent ? [t('bill.percentOf', { percent: one.percent })] : []),
              ...(one.fixedAmount ? [money(one.fixedAmount)] : []),
              ...(one.amountPerPerson
                ? [t('bill.perPerson', { amount: money(one.amountPerPerson) })]
                : []),
              ...(one.amountPerProduct
                ? [t('bill.perProduct', { amount: money(one.amountPerProduct) })]
                : []),
              ...(one.manual ? [t('bill.manual')] : []),
              ...typesOf(one),
            ]}
            signOf={(one) => (surcharge.draftOf(one).status ? undefined : unused)}
            form={({ label, record, onSave, onCancel }) => (
              <SurchargeForm
                label={label}
                first={record ? surcharge.draftOf(record) : surcharge.blank({ shops: [shop._id] })}
                onCancel={onCancel}
                onSave={(draft) => onSave(saveDraft(surchargeList, surcharge, { record, draft }))}
                example={(entered) => (
                  <ExampleBillCard
                    shop={drafted}
                    taxes={taxes}
                    surcharges={withOne(surcharges, surcharge.createData(entered))}
                  />
                )}
              />
            )}
          />
          <div className="page-card settings-form">
            <RoundingForm
              draft={draft}
              onChange={(changes) => setDraft({ ...draft, ...changes })}
              onSave={async () => {
                const changes = rounding.patchData(saved, draft)
                if (Object.keys(changes).length > 0) setSaved(await shops.change(saved, changes))
              }}
            />
          </div>
        </div>
        <ExampleBillCard shop={drafted} taxes={taxes} surcharges={surcharges} />
      </div>
    </>
  )
}
