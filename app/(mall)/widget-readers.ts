import 'server-only'
import { listCouponsById } from '@/lib/readers/coupon'
import { listGoodsCards } from '@/lib/readers/goods'
import type { WidgetReaders } from '@/widgets/load'

/** What the widgets of designed pages, of the home page and of the frame read. */
export const widgetReaders: WidgetReaders = { listGoodsCards, listCouponsById }
