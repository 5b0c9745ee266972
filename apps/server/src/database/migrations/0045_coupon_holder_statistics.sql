-- A member's coupons are found by holder and member, which are the same. Without knowing that, PostgreSQL expects almost no rows, and
-- reads and sorts all of a member's coupons for the first page. It learns it when it next analyses the table.
create statistics if not exists "user_coupons_holder_is_user" (dependencies) on "holder", "user" from "user_coupons";
