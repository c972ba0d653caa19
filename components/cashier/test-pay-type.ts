/** `pay_type_code` of the payment that moves no money (design §7, MALL_PAY_TEST). */
export const testPayType = 'test'
