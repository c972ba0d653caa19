/** Reads the query of the result page. Null when it is incomplete and the order has to be fetched. */
export function readResult(params: {
  get: (name: string) => string | null
}): { isPaid: boolean; totalFee: number; orderClass: string } | null {
  const status = params.get('pay_status')
  const fee = params.get('total_fee')
  if (!status || !fee || !/^\d{1,12}$/.test(fee)) return null
  return { isPaid: status === 'PAYED', totalFee: Number(fee), orderClass: params.get('order_class') ?? '' }
}
