import { idOf, type GoodsCard, type WidgetLoader } from '@/widgets/loader'
import type { GoodsListSettings } from './contract'

const idsOf = (settings: GoodsListSettings) => settings.data.flatMap(({ goods_id }) => idOf(goods_id) ?? [])

/** Names, pictures and prices of the moment; goods that are gone leave the list. */
export const loader: WidgetLoader<GoodsListSettings, GoodsCard[]> = {
  needs: (settings) => ({ goodsIds: idsOf(settings) }),
  fill: (settings, { goods }) => idsOf(settings).flatMap((id) => goods.get(id) ?? []),
}
