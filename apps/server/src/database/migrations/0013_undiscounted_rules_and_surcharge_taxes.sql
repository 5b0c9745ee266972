ALTER TABLE "order_discounts" ADD COLUMN "undiscounted" boolean;--> statement-breakpoint
ALTER TABLE "tax_settings" ADD COLUMN "surcharges" jsonb;--> statement-breakpoint
-- A rule or tax with `surcharge` alone in its `priceTypes` was about items too: it still is.
update "order_discounts" set "price_types" = '["product", "surcharge"]' where "price_types" = '["surcharge"]';--> statement-breakpoint
update "tax_settings" set "price_types" = '["product", "surcharge"]' where "price_types" = '["surcharge"]';--> statement-breakpoint
update "vip_levels" set "discount_lists" = replace("discount_lists"::text, '"priceTypes": ["surcharge"]', '"priceTypes": ["product", "surcharge"]')::jsonb
  where "discount_lists"::text like '%"priceTypes": ["surcharge"]%';--> statement-breakpoint
update "table_sessions" set "discounts" = replace("discounts"::text, '"priceTypes": ["surcharge"]', '"priceTypes": ["product", "surcharge"]')::jsonb
  where "discounts"::text like '%"priceTypes": ["surcharge"]%';--> statement-breakpoint
-- A condition with a `minQty` of 0 had none.
update "order_discounts" set "conditions" = (select jsonb_agg(case when one->'minQty' = '0' then one - 'minQty' else one end) from jsonb_array_elements("conditions") as one)
  where "conditions" @> '[{"minQty": 0}]';--> statement-breakpoint
update "tax_settings" set "rules" = (select jsonb_agg(case when one->'minQty' = '0' then one - 'minQty' else one end) from jsonb_array_elements("rules") as one)
  where "rules" @> '[{"minQty": 0}]';--> statement-breakpoint
update "surcharge_settings" set "rules" = (select jsonb_agg(case when one->'minQty' = '0' then one - 'minQty' else one end) from jsonb_array_elements("rules") as one)
  where "rules" @> '[{"minQty": 0}]';--> statement-breakpoint
update "vip_levels" set "discount_lists" = regexp_replace(regexp_replace("discount_lists"::text, '"minQty": 0, ', '', 'g'), ',? ?"minQty": 0}', '}', 'g')::jsonb
  where "discount_lists"::text like '%"minQty": 0%';--> statement-breakpoint
update "table_sessions" set "discounts" = regexp_replace(regexp_replace("discounts"::text, '"minQty": 0, ', '', 'g'), ',? ?"minQty": 0}', '}', 'g')::jsonb
  where "discounts"::text like '%"minQty": 0%';
