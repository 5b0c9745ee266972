-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "session_events_saying_who" ON "session_events" USING btree ("shop","session","id") WHERE coalesce("detail"::text ~ '"(contactName|phone|email|firstName|lastName|dob|remark|customRemark|detailedRemarks|twInvoice|twTaxVehicle|twTaxComp|twTaxNrt|twDonate|invoiceCarrier)": (?!"…"|""|null)', false);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_actions_saying_who" ON "staff_actions" USING btree ("_id") WHERE (coalesce("changes"::text ~ '"(contactName|phone|email|firstName|lastName|dob|remark|customRemark|detailedRemarks|twInvoice|twTaxVehicle|twTaxComp|twTaxNrt|twDonate|invoiceCarrier)": (?!"…"|""|null)', false) or coalesce("before"::text ~ '"(contactName|phone|email|firstName|lastName|dob|remark|customRemark|detailedRemarks|twInvoice|twTaxVehicle|twTaxComp|twTaxNrt|twDonate|invoiceCarrier)": (?!"…"|""|null)', false));
--> statement-breakpoint
-- What builds before wrote of people into the two logs is redacted by a transaction that says so. All else stays as it is.
-- safe: it replaces itself, and refuses the previous build what it refused before
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('session_events', 'session_payments')
    AND current_setting('comanda.removes_bills', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'session_payments'
    AND current_setting('comanda.moves_bills', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('session_events', 'staff_actions')
    AND current_setting('comanda.redacts', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END;
$$;
