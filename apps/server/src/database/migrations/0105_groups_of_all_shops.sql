ALTER TABLE "product_options" ALTER COLUMN "shop" SET DEFAULT '';
--> statement-breakpoint
-- A group of all shops has the empty shop, and is on the menus of all.
CREATE OR REPLACE TRIGGER product_options_created_on_menu AFTER INSERT ON product_options REFERENCING NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION raise_menu_revisions('NULLIF(shop, '''')');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER product_options_changed_on_menu AFTER UPDATE ON product_options
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION raise_menu_revisions('NULLIF(shop, '''')');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER product_options_removed_from_menu AFTER DELETE ON product_options REFERENCING OLD TABLE AS rows_before
  FOR EACH STATEMENT EXECUTE FUNCTION raise_menu_revisions('NULLIF(shop, '''')');
