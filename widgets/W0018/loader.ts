import { parseId, type WidgetGoods, type WidgetLoader } from '@/widgets/loader'
import type { HotSaleSettings } from './contract'
import { goodsPerSlide } from './geometry'

const idsOf = ({ data }: HotSaleSettings['data'][number]): number[] =>
  data.flatMap(({ goods_id }) => parseId(goods_id) ?? []).slice(0, goodsPerSlide)

/** The products of each slide; slides whose products no longer exist are left out. */
export const loader: WidgetLoader<HotSaleSettings, WidgetGoods[][]> = {
  request: ({ data }) => ({ goodsIds: data.flatMap(idsOf) }),
  resolve: ({ data }, { goods }) =>
    data
      .map((group) => idsOf(group).flatMap((id) => goods.get(id) ?? []))
      .filter((cards) => cards.length > 0),
}
