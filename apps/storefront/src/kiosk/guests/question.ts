/** What a kiosk asks each guest once, between the menu and the check (KIOSK-3.5). */
export type Question = 'offer' | 'codes'
