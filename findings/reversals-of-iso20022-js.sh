#!/bin/sh
# iso20022.js 0.0.15: in a bank's statement (camt.053) no entry is a reversal, and accounts lose their first zeros.
#
# Guess: it reads `RvslInd` of an entry, account numbers as text, and amounts as whole cents, since its types say boolean, string and
# "minor units".
# Seen: `reversal` is false also for `<RvslInd>true</RvslInd>`: its XML parser (fast-xml-parser) makes a boolean of the text, which is
# then compared with the text 'true'. By the same parser the account 012345678 is 12345678, and the bank's reference 0012 the number
# 12; the author has excepted codes and `NtryRef` alone. 5.10 is 509.99999999999994 cents, since it is multiplied as a float.
# For us: who books card payments by such a statement would count a payment that was taken back, and match no account of Hong Kong,
# where many begin with 0. We read no statements of banks by it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund iso20022.js@0.0.15 >/dev/null
cat >check.mjs <<'CHECK'
import { CashManagementEndOfDayReport } from 'iso20022.js'
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}
const day = '<Dt><Dt>2026-11-01</Dt></Dt>'
const balance = (type, amount) =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="HKD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${day}</Bal>`
const statement = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-02T06:00:00+08:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>2026-11-02T06:00:00+08:00</CreDtTm>
<FrToDt><FrDtTm>2026-11-01T00:00:00+08:00</FrDtTm><ToDtTm>2026-11-01T23:59:59+08:00</ToDtTm></FrToDt>
<Acct><Id><Othr><Id>012345678</Id></Othr></Id><Ccy>HKD</Ccy><Nm>A RESTAURANT</Nm>
<Svcr><FinInstnId><BIC>ABCDHKHH</BIC></FinInstnId></Svcr></Acct>
${balance('OPBD', '199.00')}${balance('CLBD', '5.10')}
<Ntry><NtryRef>0001</NtryRef><Amt Ccy="HKD">193.90</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-01</Dt></BookgDt><ValDt><Dt>2026-11-01</Dt></ValDt><AcctSvcrRef>0012</AcctSvcrRef>
<BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd></Ntry>
</Stmt></BkToCstmrStmt></Document>`
const [{ account, balances, entries }] = CashManagementEndOfDayReport.fromXML(statement).statements
say('an entry that is a reversal', true, entries[0].reversal, false)
say('the account 012345678', '012345678', account.accountNumber, '12345678')
say('the reference 0012', '0012', entries[0].accountServicerReferenceId, 12)
say('the reference of the entry', '0001', entries[0].referenceId, '0001')
say('a balance of 5.10 in cents', 510, balances[1].amount, 509.99999999999994)
CHECK
node check.mjs
