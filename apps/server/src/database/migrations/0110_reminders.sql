-- migration: outside a transaction
-- safe: it changes nothing the second time
ALTER TABLE "reservation_settings" ADD COLUMN IF NOT EXISTS "reminder_hours" double precision;--> statement-breakpoint
-- safe: it changes nothing the second time
ALTER TABLE "reservations" ADD COLUMN IF NOT EXISTS "remind_time" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reservations_to_remind" ON "reservations" USING btree ("remind_time") WHERE remind_time is not null;--> statement-breakpoint
-- Who has booked already is reminded, too. A build before this one books without a time: no reminder, until it is changed.
-- safe: it changes only the rows that are left
do $$
declare
  changed integer;
begin
  loop
    update reservations set remind_time = start_time - interval '24 hours'
    where (shop, _id) in (
      select shop, _id from reservations
      where start_time > now() + interval '24 hours' and remind_time is null and status in ('booked', 'confirmed')
      order by start_time, _id limit 1000
    );
    get diagnostics changed = row_count;
    exit when changed = 0;
    commit;
  end loop;
end $$;
