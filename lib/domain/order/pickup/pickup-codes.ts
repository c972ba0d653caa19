/** Codes with which a shop hands an order over (contract trade §9.2). */
export const pickupCodes = {
  /** Names the order: in the QR code of the order page, and to be told to the shop. */
  order: { seconds: 300, digits: 6, label: '提货码', hint: '店员扫码或输入此码即可核销，每5分钟更新' },
  /** Proves the pickup of a named order; also sent by SMS. */
  pickup: {
    seconds: 1800,
    digits: 6,
    label: '提货验证码',
    hint: '店员按订单号核销时，请出示并告知店员此验证码，与短信中的一致',
  },
} as const
export type PickupCodeKind = keyof typeof pickupCodes

/**
 * A shown code is replaced when less than half of its time is left, so that it does not expire on the way to the shop.
 */
export const isFresh = (kind: PickupCodeKind, expires: number, now: number): boolean =>
  expires - now >= pickupCodes[kind].seconds / 2

/** Wrong codes per order, and per person of the shop, before further ones are refused (contract operator). */
export const wrongPickupCodes = { max: 5, window: 600, message: '提货码错误次数过多，请稍后再试' } as const

/** The content of the QR code → the code in it; staff may also type the code. */
export const readPickupCode = (text: string): string => text.trim().replace(/^ZT_/i, '')
