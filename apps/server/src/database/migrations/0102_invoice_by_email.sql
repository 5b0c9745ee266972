-- migration: outside a transaction
-- The addresses of invoices are personal, too: what looks for logs to redact reads them by these indexes.
-- safe: it does nothing the second time
ALTER TABLE "shops" ADD COLUMN IF NOT EXISTS "invoice_by_email" boolean;--> statement-breakpoint
-- safe: no build names the index, and it is built again at once
DROP INDEX CONCURRENTLY IF EXISTS "session_events_saying_who";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "session_events_saying_who" ON "session_events" USING btree ("shop","session","id") WHERE coalesce("detail"::text ~ '"(contactName|phone|email|firstName|lastName|dob|remark|customRemark|detailedRemarks|twInvoice|twTaxVehicle|twTaxComp|twTaxNrt|twDonate|twTaxEmail|invoiceCarrier)": (?!"…"|""|null)', false);--> statement-breakpoint
-- safe: no build names the index, and it is built again at once
DROP INDEX CONCURRENTLY IF EXISTS "staff_actions_saying_who";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_actions_saying_who" ON "staff_actions" USING btree ("_id") WHERE (coalesce("changes"::text ~ '"(contactName|phone|email|firstName|lastName|dob|remark|customRemark|detailedRemarks|twInvoice|twTaxVehicle|twTaxComp|twTaxNrt|twDonate|twTaxEmail|invoiceCarrier)": (?!"…"|""|null)', false) or coalesce("before"::text ~ '"(contactName|phone|email|firstName|lastName|dob|remark|customRemark|detailedRemarks|twInvoice|twTaxVehicle|twTaxComp|twTaxNrt|twDonate|twTaxEmail|invoiceCarrier)": (?!"…"|""|null)', false));
