import { parseId, type WidgetGoods, type WidgetLoader } from '@/widgets/loader'
import type { GoodsListSettings } from './contract'

const idsOf = (settings: GoodsListSettings) =>
  settings.data.flatMap(({ goods_id }) => parseId(goods_id) ?? [])

/** Current names, pictures and prices. Products that no longer exist are left out. */
export const loader: WidgetLoader<GoodsListSettings, WidgetGoods[]> = {
  request: (settings) => ({ goodsIds: idsOf(settings) }),
  resolve: (settings, { goods }) => idsOf(settings).flatMap((id) => goods.get(id) ?? []),
}
