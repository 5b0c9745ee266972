/** A column of DATEV's Buchungsstapel, version 13; texts are written in quotation marks, also when they are empty. */
export interface DatevColumn {
  readonly title: string
  readonly isText: boolean
}

const number = (...titles: string[]): DatevColumn[] =>
  titles.map((title) => ({ title, isText: false }))
const text = (...titles: string[]): DatevColumn[] =>
  titles.map((title) => ({ title, isText: true }))

const pairs = (kind: string, content: string, count: number): DatevColumn[] =>
  Array.from({ length: count }, (_, at) => text(`${kind} ${at + 1}`, `${content} ${at + 1}`)).flat()

/** The 125 columns in their order (https://developer.datev.de/datev/platform/de/dtvf/formate/buchungsstapel). */
export const datevColumns: readonly DatevColumn[] = [
  ...number('Umsatz (ohne Soll/Haben-Kz)'),
  ...text('Soll/Haben-Kennzeichen', 'WKZ Umsatz'),
  ...number('Kurs', 'Basis-Umsatz'),
  ...text('WKZ Basis-Umsatz'),
  ...number('Konto', 'Gegenkonto (ohne BU-Schlüssel)'),
  ...text('BU-Schlüssel'),
  ...number('Belegdatum'),
  ...text('Belegfeld 1', 'Belegfeld 2'),
  ...number('Skonto'),
  ...text('Buchungstext'),
  ...number('Postensperre'),
  ...text('Diverse Adressnummer'),
  ...number('Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'),
  ...text('Beleglink'),
  ...pairs('Beleginfo - Art', 'Beleginfo - Inhalt', 8),
  ...text('KOST1 - Kostenstelle', 'KOST2 - Kostenstelle'),
  ...number('Kost-Menge'),
  ...text('EU-Land u. UStID (Bestimmung)'),
  ...number('EU-Steuersatz (Bestimmung)'),
  ...text('Abw. Versteuerungsart'),
  ...number('Sachverhalt L+L', 'Funktionsergänzung L+L'),
  ...number('BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'),
  ...pairs('Zusatzinformation - Art', 'Zusatzinformation- Inhalt', 20),
  ...number('Stück', 'Gewicht', 'Zahlweise'),
  ...text('Forderungsart'),
  ...number('Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'),
  ...text('Auftragsnummer', 'Buchungstyp'),
  ...number('USt-Schlüssel (Anzahlungen)'),
  ...text('EU-Land (Anzahlungen)'),
  ...number('Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)'),
  ...number('Erlöskonto (Anzahlungen)'),
  ...text('Herkunft-Kz', 'Buchungs GUID'),
  ...number('KOST-Datum'),
  ...text('SEPA-Mandatsreferenz'),
  ...number('Skontosperre'),
  ...text('Gesellschaftername'),
  ...number('Beteiligtennummer'),
  ...text('Identifikationsnummer', 'Zeichnernummer'),
  ...number('Postensperre bis'),
  ...text('Bezeichnung SoBil-Sachverhalt'),
  ...number('Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum'),
  ...number('Datum Zuord. Steuerperiode', 'Fälligkeit'),
  ...text('Generalumkehr (GU)'),
  ...number('Steuersatz'),
  ...text('Land', 'Abrechnungsreferenz'),
  ...number('BVV-Position'),
  ...text('EU-Land u. UStID (Ursprung)'),
  ...number('EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'),
]
