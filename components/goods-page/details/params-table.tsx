import { toHtml } from '@/components/ui/to-html'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'

/** Brand and parameters in two columns of name and value; a string of markup, which needs no hydration. */
export function ParamsTable({
  goods,
}: {
  goods: Pick<GoodsDetail, 'goods_brand' | 'item_bn' | 'item_params'>
}) {
  const rows = [
    { name: '品牌', value: goods.goods_brand },
    { name: '商品编号', value: goods.item_bn },
    ...goods.item_params.map(({ attribute_name, attribute_value_name }) => ({
      name: attribute_name,
      value: attribute_value_name,
    })),
  ].filter(({ value }) => value !== '')
  return (
    <dl
      className="border-line grid grid-cols-1 border-t border-l text-sm md:grid-cols-2"
      dangerouslySetInnerHTML={{ __html: toHtml(rows.map((row) => <Row key={row.name} {...row} />)) }}
    />
  )
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="border-line flex border-r border-b">
    <dt className="bg-page text-muted w-36 max-w-2/5 shrink-0 px-4 py-2.5 max-md:w-28 max-md:px-3">{name}</dt>
    <dd className="text-ink min-w-0 flex-1 px-4 py-2.5 wrap-anywhere max-md:px-3">{value}</dd>
  </div>
)
