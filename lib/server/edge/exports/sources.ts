import 'server-only'
import { goodsExport } from '@/lib/server/catalogue/goods/import/export-goods'
import { stockExport } from '@/lib/server/catalogue/goods/import/export-stock'
import type { AnyExportSource } from '@/lib/server/ground/export/source'
import { memberExport } from '@/lib/server/people/member/export-members'
import { shopExport } from '@/lib/server/shops/shop-desk/export-shops'
import { aftersaleExport } from '@/lib/server/trade/aftersale/record/export-records'
import { orderExport, orderTotalExport } from '@/lib/server/trade/order/export/export-orders'
import { refundExport } from '@/lib/server/trade/refund/payout/export-refunds'

/** All that can be exported. Each knows its own filter only. */
export const exportSources: readonly AnyExportSource[] = [
  goodsExport,
  stockExport,
  orderExport,
  orderTotalExport,
  aftersaleExport,
  refundExport,
  memberExport,
  shopExport,
].map((source) => source as unknown as AnyExportSource)
