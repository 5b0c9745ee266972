/** An identifier: 24 lower-case hexadecimal characters; line and coupon ids may be any string (PRICE-1.4). */
export type Id = string

/** Wire money: currency units with at most two decimals (MONEY-1.1). */
export type Money = number

/** The type of a session (SESS-2.3). */
export type OrderType = 'dineIn' | 'dineInNoTable' | 'takeAway' | 'delivery' | 'topUp'

/** Which items a rule is about: taken away, eaten in, or all (DISC-4.2). */
export type ProductMode = 'all' | 'dineIn' | 'takeAway'

/** What a rule or tax applies to (SUR-3.1, TAX-1.3). */
export type PriceType = 'product' | 'surcharge'

/** Status of a catalogue record; missing means active (CAT-1.4). */
export type CatalogueStatus = 'active' | 'draft' | 'disabled'

/** How a shop rounds; an absent or unknown method is `ceil` (MONEY-2.2). */
export type RoundMethod = 'floor' | 'round' | 'no' | 'ceil'
