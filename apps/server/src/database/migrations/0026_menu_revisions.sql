CREATE TABLE "menu_revisions" (
	"shop" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_menu_revision" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "shared_menu_revision_is_only" CHECK ("shared_menu_revision"."is_only")
);
--> statement-breakpoint
-- Raises the revisions of the menus that the changed rows are on. Its argument is the SQL of a row's shop; a row without one is on
-- the menus of all, and so are those that have a list of shops.
CREATE FUNCTION raise_menu_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed text := format(CASE TG_OP
  WHEN 'INSERT' THEN '(SELECT %1$s FROM rows_after) AS changed (shop)'
  WHEN 'DELETE' THEN '(SELECT %1$s FROM rows_before) AS changed (shop)'
  ELSE '(SELECT %1$s FROM rows_before UNION SELECT %1$s FROM rows_after) AS changed (shop)' END, TG_ARGV[0]);
BEGIN
  EXECUTE 'INSERT INTO menu_revisions AS known (shop, revision)
    SELECT DISTINCT shop, 1 FROM ' || changed || ' WHERE shop IS NOT NULL ORDER BY 1
    ON CONFLICT (shop) DO UPDATE SET revision = known.revision + 1';
  EXECUTE 'INSERT INTO shared_menu_revision AS known (is_only, revision)
    SELECT true, 1 WHERE EXISTS (SELECT FROM ' || changed || ' WHERE shop IS NULL)
    ON CONFLICT (is_only) DO UPDATE SET revision = known.revision + 1';
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE part record;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('shops', '_id'),
    ('sections', 'shop'), ('time_conditions', 'shop'), ('categories', 'shop'), ('sub_categories', 'shop'),
    ('products', 'shop'), ('product_options', 'shop'),
    ('tax_settings', 'NULL'), ('surcharge_settings', 'NULL'), ('order_discounts', 'NULL'), ('vip_levels', 'NULL')
  ) AS parts (name, shop) LOOP
    EXECUTE format('CREATE TRIGGER %1$s_created_on_menu AFTER INSERT ON %1$I REFERENCING NEW TABLE AS rows_after
      FOR EACH STATEMENT EXECUTE FUNCTION raise_menu_revisions(%2$L)', part.name, part.shop);
    EXECUTE format('CREATE TRIGGER %1$s_changed_on_menu AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
      FOR EACH STATEMENT EXECUTE FUNCTION raise_menu_revisions(%2$L)', part.name, part.shop);
    EXECUTE format('CREATE TRIGGER %1$s_removed_from_menu AFTER DELETE ON %1$I REFERENCING OLD TABLE AS rows_before
      FOR EACH STATEMENT EXECUTE FUNCTION raise_menu_revisions(%2$L)', part.name, part.shop);
  END LOOP;
END;
$$;
