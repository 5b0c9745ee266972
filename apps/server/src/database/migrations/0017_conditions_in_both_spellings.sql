UPDATE "order_discounts" SET "conditions" = (
  SELECT jsonb_agg(one || jsonb_strip_nulls(jsonb_build_object(
      'product', one->'products',
      'category', one->'categories',
      'productOption', one->'productOptions',
      'excludeProduct', one->'excludeProducts',
      'excludeCategory', one->'excludeCategories',
      'excludeProductOption', one->'excludeProductOptions'
    )) ORDER BY place)
  FROM jsonb_array_elements("conditions") WITH ORDINALITY AS listed(one, place)
) WHERE jsonb_typeof("conditions") = 'array' AND jsonb_array_length("conditions") > 0;--> statement-breakpoint
UPDATE "tax_settings" SET "rules" = (
  SELECT jsonb_agg(one || jsonb_strip_nulls(jsonb_build_object(
      'product', one->'products',
      'category', one->'categories',
      'productOption', one->'productOptions',
      'excludeProduct', one->'excludeProducts',
      'excludeCategory', one->'excludeCategories',
      'excludeProductOption', one->'excludeProductOptions'
    )) ORDER BY place)
  FROM jsonb_array_elements("rules") WITH ORDINALITY AS listed(one, place)
) WHERE jsonb_typeof("rules") = 'array' AND jsonb_array_length("rules") > 0;--> statement-breakpoint
UPDATE "surcharge_settings" SET "rules" = (
  SELECT jsonb_agg(one || jsonb_strip_nulls(jsonb_build_object(
      'product', one->'products',
      'category', one->'categories',
      'productOption', one->'productOptions',
      'excludeProduct', one->'excludeProducts',
      'excludeCategory', one->'excludeCategories',
      'excludeProductOption', one->'excludeProductOptions'
    )) ORDER BY place)
  FROM jsonb_array_elements("rules") WITH ORDINALITY AS listed(one, place)
) WHERE jsonb_typeof("rules") = 'array' AND jsonb_array_length("rules") > 0;
