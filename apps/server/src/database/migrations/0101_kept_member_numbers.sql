-- A member who came with a file has the number of their card (IMPORT-6.3): the sequence leaves it out.
CREATE FUNCTION next_member_number() RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  number text;
BEGIN
  LOOP
    number := nextval('member_numbers')::text;
    number := lpad(number, greatest(8, length(number)), '0');
    EXIT WHEN NOT EXISTS (SELECT FROM users WHERE member_number = number);
  END LOOP;
  RETURN number;
END
$$;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "member_number" SET DEFAULT next_member_number();