/** `pay_type_code` of the test payment, which moves no money (`MALL_PAY_TEST`). */
export const testPayType = 'test'
