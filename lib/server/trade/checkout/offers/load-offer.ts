import 'server-only'
import type { CheckoutKind } from '@/lib/domain/order/kinds'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Ordered } from '../request/request'
import { employeePurchaseOffer } from './employee-purchase'
import { groupOffer } from './group'
import type { LoadOffer, Offer } from './offer'
import { pointsMallOffer } from './points-mall'
import { seckillOffer } from './seckill'

const loaders: { [K in CheckoutKind]: LoadOffer<K> } = {
  normal: () => ({ kind: 'normal', open: () => ({ kind: 'normal' }) }),
  seckill: seckillOffer,
  groups: groupOffer,
  pointsmall: pointsMallOffer,
  employee_purchase: employeePurchaseOffer,
}

/** The offer of an order, by its kind. @throws MallError when the member has none */
export const loadOffer = async <K extends CheckoutKind>(
  db: Queries,
  viewer: Viewer | null,
  ordered: Ordered<K>,
): Promise<Offer> => loaders[ordered.kind](db, viewer, ordered)
