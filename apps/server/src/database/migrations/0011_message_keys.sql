-- Restaurants' own texts follow their messages to the new keys.
update "translations" set "key" = 'checkout.' || substr("key", 9) where "key" like 'placing.%';--> statement-breakpoint
update "translations" set "key" = 'cartNotice.' || substr("key", 6) where "key" like 'kept.%';--> statement-breakpoint
update "translations" set "key" = renamed.new from (values
  ('bookmark.keep', 'bookmark.add'),
  ('bookmark.kept', 'bookmark.added'),
  ('bookmark.gone', 'bookmark.removed'),
  ('bookmark.loginToKeep', 'bookmark.logInToAdd'),
  ('coupon.aside', 'coupon.disabled'),
  ('reservation.keptHere', 'reservation.onThisDevice'),
  ('news.keep', 'news.bookmark')
) as renamed(old, new) where "key" = renamed.old;
