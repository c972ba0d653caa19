import 'server-only'
import { beijing } from '@/lib/domain/shop/coordinates'
import { getCategoryTree } from '@/lib/readers/category'
import { listCouponsById } from '@/lib/readers/coupon'
import { listGoodsCards } from '@/lib/readers/goods'
import { listNearestShops, listShopsById } from '@/lib/readers/shop'
import type { WidgetReaders } from '@/widgets/load'

/** Readers of the widgets on designed pages, on the home page and in the frame. */
export const widgetReaders: WidgetReaders = {
  listGoodsCards,
  listCouponsById,
  listShopsById,
  listNearbyShops: () => listNearestShops(beijing),
  getCategoryTree,
}
