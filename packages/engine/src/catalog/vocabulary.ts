/** An identifier: 24 lower-case hexadecimal characters; line and coupon ids may be any string (pricing.md §2). */
export type Id = string

/** Wire money: currency units with at most two decimals (pricing.md §1). */
export type Money = number

/** What kind of order a session is (spec 001 §3). */
export type OrderType = 'dineIn' | 'dineInNoTable' | 'takeAway' | 'delivery' | 'topUp'

/** Which items something looks at: taken away, eaten in, or all (pricing.md §4). */
export type ProductMode = 'all' | 'dineIn' | 'takeAway'

/** What an amount is reckoned on (pricing.md §6, §7). */
export type PriceType = 'product' | 'surcharge'

/** Status of a catalogue record; missing means active (pricing.md §2). */
export type CatalogueStatus = 'active' | 'draft' | 'disabled'

/** How a shop rounds; anything else, and none, is `ceil` (pricing.md §1). */
export type RoundMethod = 'floor' | 'round' | 'no' | 'ceil'
