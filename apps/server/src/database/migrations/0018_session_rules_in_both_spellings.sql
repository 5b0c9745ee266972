UPDATE "table_sessions" SET "discounts" = (
  SELECT jsonb_agg(CASE WHEN jsonb_typeof(entry->'coupon'->'conditions') = 'array'
    THEN jsonb_set(entry, '{coupon,conditions}', coalesce((
      SELECT jsonb_agg(one || jsonb_strip_nulls(jsonb_build_object(
          'product', one->'products',
          'category', one->'categories',
          'productOption', one->'productOptions',
          'excludeProduct', one->'excludeProducts',
          'excludeCategory', one->'excludeCategories',
          'excludeProductOption', one->'excludeProductOptions'
        )) ORDER BY place)
      FROM jsonb_array_elements(entry->'coupon'->'conditions') WITH ORDINALITY AS listed(one, place)
    ), '[]'))
    ELSE entry END ORDER BY seq)
  FROM jsonb_array_elements("discounts") WITH ORDINALITY AS used(entry, seq)
) WHERE jsonb_array_length("discounts") > 0;
