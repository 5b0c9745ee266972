import type { Bookkeeping, ShownBookkeeping } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import {
  accountNames,
  startingChartOf,
  startingCharts,
  type StartingChartName,
} from '@comanda/shop-rules/accounts'
import { Field, Select, showToast } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { accountDraft, draftedAccounts, withChart } from './account-draft.ts'

const chartNames = Object.keys(startingCharts) as StartingChartName[]

interface CodeFieldProps {
  readonly label: string
  readonly value: string
  readonly pattern?: string
  readonly isRequired?: boolean
  readonly onChange: (value: string) => void
}

/** An account, which may be left out. */
const CodeField = ({ isRequired = false, onChange, ...rest }: CodeFieldProps) => (
  <Field
    {...rest}
    autoComplete="off"
    maxLength={100}
    required={isRequired}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

interface AccountsFormProps {
  readonly shown: ShownBookkeeping
  readonly bookkeeping: Bookkeeping
  readonly onClose: () => void
}

/** On which accounts the shop books its days (LEDGER-1.1). */
export const AccountsForm = ({ shown, bookkeeping, onClose }: AccountsFormProps) => {
  const { timeZone } = useShop()
  const { t, locale } = useMessages()
  // As the form began: others may change them in the meantime.
  const [saved] = useState(shown.saved)
  const usual = startingChartOf(timeZone)
  const { draft, change, frame } = useDraft(
    () => {
      const first = accountDraft(shown)
      return shown.saved || !usual ? first : withChart(first, usual)
    },
    async (entered) => {
      await bookkeeping.save(saved, draftedAccounts(entered))
      showToast(t('settings.saved'), { tone: 'success' })
      onClose()
    },
  )
  const { accounts, rates, methods, consultant, client } = draft
  const usesDatev = consultant !== '' || client !== ''
  const changeRate = (percent: number, changes: object) =>
    change({ rates: rates.map((one) => (one.percent === percent ? { ...one, ...changes } : one)) })
  return (
    <FormFrame label={t('bookkeeping.accounts')} {...frame} onCancel={onClose}>
      <Select
        label={t('bookkeeping.begin')}
        hint={t('bookkeeping.beginHint')}
        value=""
        onChange={(event) => {
          const chosen = chartNames.find((name) => name === event.currentTarget.value)
          if (chosen) change(withChart(draft, chosen))
        }}
      >
        <option value="">{t('bookkeeping.asEntered')}</option>
        {chartNames.map((name) => (
          <option key={name} value={name}>
            {t(`bookkeeping.chart.${name}`)}
          </option>
        ))}
      </Select>
      <div className="form-pair">
        {accountNames.map((name) => (
          <CodeField
            key={name}
            label={t(`bookkeeping.account.${name}`)}
            value={accounts[name]}
            onChange={(code) => change({ accounts: { ...accounts, [name]: code } })}
          />
        ))}
      </div>
      {rates.map(({ percent, sales, tax, key }) => (
        <fieldset key={percent} className="form-group">
          <legend>{t('bookkeeping.rate', { percent })}</legend>
          <div className="form-pair">
            <CodeField
              label={t('bookkeeping.rateSales', { percent })}
              value={sales}
              onChange={(value) => changeRate(percent, { sales: value })}
            />
            <CodeField
              label={t('bookkeeping.rateTax', { percent })}
              value={tax}
              onChange={(value) => changeRate(percent, { tax: value })}
            />
            <CodeField
              label={t('bookkeeping.rateKey', { percent })}
              pattern="\d{1,4}"
              value={key}
              onChange={(value) => changeRate(percent, { key: value })}
            />
          </div>
        </fieldset>
      ))}
      <fieldset className="form-group">
        <legend>{t('bookkeeping.methods')}</legend>
        <p className="form-text">{t('bookkeeping.methodsText')}</p>
        <div className="form-pair">
          {shown.methods.map(({ _id, name }) => (
            <CodeField
              key={_id}
              label={localizedName(name, locale)}
              value={methods[_id] ?? ''}
              onChange={(code) => change({ methods: { ...methods, [_id]: code } })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="form-group">
        <legend>{t('bookkeeping.format.datev')}</legend>
        <div className="form-pair">
          <CodeField
            label={t('bookkeeping.consultant')}
            pattern="[1-9]\d{3,6}"
            isRequired={usesDatev}
            value={consultant}
            onChange={(value) => change({ consultant: value })}
          />
          <CodeField
            label={t('bookkeeping.client')}
            pattern="[1-9]\d{0,4}"
            isRequired={usesDatev}
            value={client}
            onChange={(value) => change({ client: value })}
          />
          <CodeField
            label={t('bookkeeping.accountLength')}
            pattern="[4-8]"
            isRequired={usesDatev}
            value={draft.accountLength}
            onChange={(value) => change({ accountLength: value })}
          />
          <CodeField
            label={t('bookkeeping.yearBegins')}
            pattern="(0[1-9]|1[0-2])-(0[1-9]|[12]\d)"
            isRequired={usesDatev}
            value={draft.yearBegins}
            onChange={(value) => change({ yearBegins: value })}
          />
          <CodeField
            label={t('bookkeeping.skr')}
            pattern="\d{2}"
            value={draft.chart}
            onChange={(value) => change({ chart: value })}
          />
        </div>
      </fieldset>
      <CodeField
        label={t('bookkeeping.xeroUntaxed')}
        value={draft.xeroUntaxed}
        onChange={(value) => change({ xeroUntaxed: value })}
      />
    </FormFrame>
  )
}
