import type { CodedTable } from '@comanda/client/staff'
import { localeNames, type Locale, locales } from '@comanda/locales'
import { loadConsoleMessages } from '@comanda/locales/console'
import { Button, CheckRow, Field, RadioRow, Select } from '@comanda/ui'
import { useRef } from 'react'
import { SomeOf } from '../../forms/some-of.tsx'
import { useMessages } from '../../staff/messages.ts'
import { codeSizes, type PrintChoice } from './print-choice.ts'
import { tablesByArea } from './tables-by-area.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface PrintSheetProps {
  readonly tables: readonly CodedTable[]
  /** Whether the shop has a logo. */
  readonly hasLogo: boolean
  readonly choice: PrintChoice
  /** Changes what is chosen then: the words of a language arrive later. */
  readonly onChange: (change: (choice: PrintChoice) => PrintChoice) => void
  readonly onPrint: () => void
  readonly onClosed: () => void
}

/** What is printed of the codes: which tables, how large, in which languages, with the network and the logo. */
export const PrintSheet = ({
  tables,
  hasLogo,
  choice,
  onChange,
  onPrint,
  onClosed,
}: PrintSheetProps) => {
  const { t, locale } = useMessages()
  // Read when the sheet has closed: it would be in the print.
  const isToPrint = useRef(false)
  const change = (changes: Partial<PrintChoice>): void =>
    onChange((was) => ({ ...was, ...changes }))
  const coded = tablesByArea(tables).flatMap((area) => area.tables)
  const options = coded.flatMap(({ _id, name, area, fixedCode }) =>
    fixedCode === undefined
      ? []
      : [{ id: _id, text: area === undefined ? name : `${name} · ${area}` }],
  )
  const changeSecond = async (second: Locale | undefined): Promise<void> => {
    if (second === undefined) return change({ second })
    const { tables: words } = await loadConsoleMessages(second)
    change({ second: { locale: second, scan: words.scan } })
  }
  return (
    <StaffSheet
      drops="freely"
      open
      title={t('tables.printTitle')}
      onClosed={() => {
        onClosed()
        if (isToPrint.current) onPrint()
      }}
    >
      {(close) => (
        <form
          className="form-frame"
          aria-label={t('tables.printTitle')}
          onSubmit={(event) => {
            event.preventDefault()
            isToPrint.current = true
            close()
          }}
        >
          <SomeOf
            label={t('tables.which')}
            allText={t('tables.all')}
            someText={t('tables.some')}
            noneText={t('tables.chooseOne')}
            options={options}
            chosen={choice.tables}
            onChange={(chosen) => change({ tables: chosen })}
          />
          <fieldset className="form-group">
            <legend>{t('tables.size')}</legend>
            <div>
              {codeSizes.map((size) => (
                <RadioRow
                  key={size}
                  name="code-size"
                  checked={choice.size === size}
                  onChange={() => change({ size })}
                >
                  {t(`tables.sizes.${size}`)}
                </RadioRow>
              ))}
            </div>
          </fieldset>
          <Select
            label={t('tables.second')}
            value={choice.second?.locale ?? ''}
            onChange={({ currentTarget: { value } }) =>
              void changeSecond(locales.find((one) => one === value))
            }
          >
            <option value="">{t('tables.noSecond')}</option>
            {locales
              .filter((one) => one !== locale)
              .map((one) => (
                <option key={one} value={one}>
                  {localeNames[one]}
                </option>
              ))}
          </Select>
          <div className="form-pair">
            <Field
              label={t('tables.wifiName')}
              hint={t('tables.wifiHint')}
              autoComplete="off"
              maxLength={32}
              value={choice.wifi.name}
              onChange={({ target }) => change({ wifi: { ...choice.wifi, name: target.value } })}
            />
            <Field
              label={t('tables.wifiPassword')}
              hint={t('tables.wifiOpen')}
              autoComplete="off"
              maxLength={63}
              value={choice.wifi.password}
              onChange={({ target }) =>
                change({ wifi: { ...choice.wifi, password: target.value } })
              }
            />
          </div>
          {hasLogo && (
            <CheckRow
              checked={choice.hasLogo}
              onChange={() => change({ hasLogo: !choice.hasLogo })}
            >
              {t('tables.logo')}
            </CheckRow>
          )}
          <div className="form-actions">
            <Button variant="quiet" size="large" onClick={close}>
              {t('settings.cancel')}
            </Button>
            <Button type="submit" icon="print" size="large" disabled={choice.tables?.length === 0}>
              {t('tables.print')}
            </Button>
          </div>
        </form>
      )}
    </StaffSheet>
  )
}
