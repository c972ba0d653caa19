import 'server-only'

/**
 * Freight of an order in cents or, in the points mall, in points: the wire has both in `freight_fee` (contract trade
 * §5).
 */
export const wireFreight = ({ freightFee, freightPoint }: { freightFee: number; freightPoint: number }) => ({
  freight_fee: freightPoint > 0 ? freightPoint : freightFee,
  freight_type: freightPoint > 0 ? ('point' as const) : ('cash' as const),
  freight_point: freightPoint,
})
